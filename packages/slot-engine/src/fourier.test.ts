import { expect, test } from 'vitest';
import { transform } from './fourier.ts';

const size = 16;
const inputs = Array.from({ length: size }, (_, place) => ((place * 7) % 11) / 3 - 1);

test('the values at the roots of unity are those of the sum', () => {
  const values = { real: Float64Array.from(inputs), imaginary: new Float64Array(size) };
  transform(values, 1);
  for (let root = 0; root < size; root += 1) {
    const angles = inputs.map((_, place) => (2 * Math.PI * root * place) / size);
    const real = inputs.reduce((sum, input, place) => sum + input * Math.cos(angles[place]!), 0);
    const turned = inputs.reduce((sum, input, place) => sum + input * Math.sin(angles[place]!), 0);
    expect(values.real[root]).toBeCloseTo(real, 12);
    expect(values.imaginary[root]).toBeCloseTo(turned, 12);
  }
});

test('there and back gives the inputs times their number', () => {
  const values = { real: Float64Array.from(inputs), imaginary: new Float64Array(size) };
  transform(values, 1);
  transform(values, -1);
  for (const [place, input] of inputs.entries()) {
    expect(values.real[place]).toBeCloseTo(size * input, 12);
    expect(values.imaginary[place]).toBeCloseTo(0, 12);
  }
});
