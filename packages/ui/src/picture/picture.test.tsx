import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImageCdn } from './picture-host.ts';
import { Picture, pictureAddress } from './picture.tsx';

const art = { hash: 'a'.repeat(32), width: 700, height: 350, widths: [320, 700] };
const file = (name: string) => `/media/${art.hash}-${name}`;

test('a picture that was brought names its files with their widths', () => {
  const html = renderToStaticMarkup(<Picture art={art} sizes="50vw" />);
  expect(html).toContain(`srcSet="${file('320.avif')} 320w, ${file('700.avif')} 700w"`);
  expect(pictureAddress(art)).toBe(file('700.webp'));
});

test('it offers the small format first, and keeps its place before it arrives', () => {
  const html = renderToStaticMarkup(<Picture art={art} sizes="50vw" />);
  expect(html.indexOf('image/avif')).toBeGreaterThan(0);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('width="700" height="350"');
  expect(html).toContain('alt=""');
});

test('a painted one is just its address', () => {
  const html = renderToStaticMarkup(<Picture art="/a.svg" sizes="50vw" width={9} height={4} />);
  expect(html).toContain('src="/a.svg"');
  expect(html).not.toContain('<source');
});

test('another host hands on our pictures, and no address of somebody else’s', () => {
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
