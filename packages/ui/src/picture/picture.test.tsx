import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImageCdn } from './image-cdn.ts';
import { Picture, getPictureUrl } from './picture.tsx';

const art = { hash: 'a'.repeat(32), width: 700, height: 350, widths: [320, 700] };
const file = (name: string) => `/media/${art.hash}-${name}`;

test('an uploaded picture lists its files with their widths', () => {
  const html = renderToStaticMarkup(<Picture art={art} sizes="50vw" />);
  expect(html).toContain(`srcSet="${file('320.avif')} 320w, ${file('700.avif')} 700w"`);
  expect(getPictureUrl(art)).toBe(file('700.webp'));
});

test('lists the smaller format first, and reserves its space before loading', () => {
  const html = renderToStaticMarkup(<Picture art={art} sizes="50vw" />);
  expect(html.indexOf('image/avif')).toBeGreaterThan(0);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('width="700" height="350"');
  expect(html).toContain('alt=""');
});

test('a built-in graphic has only its address', () => {
  const html = renderToStaticMarkup(<Picture art="/a.svg" sizes="50vw" width={9} height={4} />);
  expect(html).toContain('src="/a.svg"');
  expect(html).not.toContain('<source');
});

test('the CDN serves our pictures, and other sites’ addresses stay unchanged', () => {
  const host = 'https://img.example';
  const shown = (one: string | typeof art) =>
    renderToStaticMarkup(
      <ImageCdn value={host}>
        <Picture art={one} sizes="50vw" />
      </ImageCdn>,
    );
  const brought = shown(art);
  expect(brought).toContain(
    `srcSet="${host}${file('320.avif')} 320w, ${host}${file('700.avif')} 700w"`,
  );
  expect(brought).toContain(`src="${host}${file('700.webp')}"`);
  expect(shown('/a.svg')).toContain(`src="${host}/a.svg"`);
  for (const other of [
    'https://vendor.example/a.png',
    '//vendor.example/a.png',
    'data:image/png,a',
  ])
    expect(shown(other)).toContain(`src="${other}"`);
});
