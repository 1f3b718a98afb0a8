import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test.each([
  [{}, undefined],
  [{ 'aria-disabled': true } as const, 'true'],
  [{ busy: true }, 'true'],
  [{ busy: false, 'aria-disabled': true } as const, 'true'],
  [{ busy: true, 'aria-disabled': false } as const, 'true'],
])('a button with %o says aria-disabled %s', (props, said) => {
  const html = renderToStaticMarkup(<Button {...props}>x</Button>);
  expect(/aria-disabled="(\w+)"/u.exec(html)?.[1]).toBe(said);
});
