// Emblem, wordmark, icons, divider, pattern, banners.
import * as K from './kit.mjs';
import { GLYPHS } from './lettering.mjs';
const { E, C, bg, alpona, place, path, line, flat, form, lens, dab, petal, burst, spark, dots, circ, ground, times, f } = K;

/* ---- emblem: a Bengal roof over a lotus (the playhouse). 64 grid, holds at 16 px. */
const ROOF = 'M4 33Q21 27 32 8Q43 27 60 33Q58 42 48 38Q39 33 32 24Q25 33 16 38Q6 42 4 33Z';
export const emblem = (small = 0) => {
  const petals = petal(32, 57, -142, 2, 24, 8) + petal(32, 57, -38, 2, 24, 8);
  return `<rect x="1" y="1" width="62" height="62" rx="15" fill="${E.sindoor[1]}"/>` + (small ? '' : line('M16 3.6H48M3.6 16V48', E.vermilion[2], 1.6) + K.ringDots(32, 36, 24, 27.4, 0.9, E.marigold[2])) +
    flat(petals, E.gulabi[2], small ? 2 : 2.2) + flat(petal(32, 59, -90, 0, 29, 10.5), C.rice, small ? 2 : 2.4) + (small ? '' : path(dab(29.6, 54, -94, 17, 2.4) , E.gulabi[2]) + path(dab(35, 54, -86, 12, 1.8), E.gulabi[1]) + path(dab(26, 53, -146, 12, 2) + dab(38, 53, -34, 12, 2), '#fff')) +
    flat(ROOF, E.marigold[1], small ? 2.4 : 2.8) + path(small ? 'M9 32Q23 27 32 12Q41 27 55 32Q41 31 32 19Q23 31 9 32Z' : 'M8 32.4Q23 27 32 11.6Q39 24 48 29Q38 27 32 17.4Q24 30 8 32.4Z', E.marigold[2]) + (small ? '' : path(times(5, (i) => dab(36 + i * 3.4, 27 + i * 2.2, 118, 5.4, 1.3)), E.marigold[0])) + flat(circ(32, 7.4, small ? 3.4 : 3), E.vermilion[2], small ? 1.6 : 1.8);
};
export const favicon = () => K.doc({ id: 'fav', w: 64, h: 64, title: 'Khelaghor' }, emblem(1));
export const logo = () => K.doc({ id: 'logo', w: 400, h: 112, title: 'খেলাঘর Khelaghor' },
  place(emblem(), 8, 10, 1.42) + K.lettering('খেলাঘর', 246, 66, 66, { glyphs: GLYPHS['খেলাঘর'], id: 'wm' }) + K.lettering('Khelaghor', 246, 100, 25, { glyphs: GLYPHS['Khelaghor'], id: 'lt', pot: E.rice, block: E.sindoor[1] }) +
  `<g color="${E.marigold[1]}">` + path(dab(176, 92, 180, 46, 3, 3) + dab(316, 92, 0, 46, 3, -3) + dab(172, 96, 180, 26, 2, -2) + dab(320, 96, 0, 26, 2, 2), E.marigold[1]) + dots([[126, 92, 2], [366, 92, 2]], 2, E.vermilion[1]) + '</g>');
export const dividerSvg = () => K.doc({ id: 'dv', w: 640, h: 48 }, alpona.divider(320, 24, 620, 'currentColor', 1.5)).replace('<svg ', `<svg color="${C.rice}" `);
export const patternSvg = () => {
  const c = 'currentColor';
  let o = alpona.lotus(120, 120, 46, c, { w: 1.3 });
  for (const [x, y] of [[0, 0], [240, 0], [0, 240], [240, 240]]) o += alpona.lotus(x, y, 46, c, { w: 1.3 });
  o += alpona.fish(120, 24, 46, 0, c, 1.3) + alpona.fish(120, 216, 46, 180, c, 1.3) + alpona.conch(24, 122, 32, 0, c, 1.3) + alpona.conch(216, 120, 32, 180, c, 1.3);
  for (const [x, y, a] of [[60, 60, 45], [180, 60, 135], [180, 180, 225], [60, 180, 315]]) o += alpona.paddy(...K.polar(x, y, a + 180, 17), 40, a, c, { w: 1.2, n: 5 });
  return K.doc({ id: 'pt', w: 240, h: 240 }, `<g opacity=".13">${o}</g>`).replace('<svg ', `<svg width="240" height="240" color="${C.rice}" `);
};

/* ---- UI icons: 24 px grid, 1.75 px stroke, round joins; every icon carries one or two tapered brush dabs. */
const S = (d) => `<path d="${d}"/>`, B = (d) => `<path d="${K.pack(d)}" fill="currentColor" stroke="none"/>`;
export const ICONS = {
  home: S('M2.6 11.9C6.4 10.7 9.4 8 12 3.8C14.6 8 17.6 10.7 21.4 11.9M5 12V20.2H19V12M9.6 20V16Q12 13 14.4 16V20') + B(dab(6.2, 9.4, -38, 6.4, 1.5, 0.6)),
  lottery: S('M12 3.2a7 7 0 1 1 0 14a7 7 0 1 1 0-14M8.2 16.2L6 20.8M15.8 16.2L18 20.8M4.4 20.8H19.6M19 10.2H21.6V7.4') + B(circ(9.6, 12.4, 1.7) + circ(13.9, 13, 1.7) + circ(12.4, 8.9, 1.5)),
  slots: S('M5 5H19a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M9 5V19M15 5V19') + B(petal(12, 15.6, -90, 0, 7.2, 1.9) + petal(12, 15.6, -146, 0, 3, 1) + petal(12, 15.6, -34, 0, 3, 1) + dab(4.6, 14, -52, 4.6, 1.4) + dab(16.4, 14, -52, 4.6, 1.4)),
  live: S('M5.4 3.2H13.6a1.8 1.8 0 0 1 1.8 1.8V19a1.8 1.8 0 0 1-1.8 1.8H5.4A1.8 1.8 0 0 1 3.6 19V5A1.8 1.8 0 0 1 5.4 3.2M18 9.4Q19.4 12 18 14.6M20.4 7.2Q22.8 12 20.4 16.8') + B(petal(9.5, 16, -90, 0, 8, 3.6) + dab(6, 6, 0, 3.4, 1.2)),
  sports: S('M14.2 3.6L20.4 9.8L11 19.2Q8.6 21 6.6 19.4L4.6 17.4Q3 15.4 4.8 13ZM17.3 6.7L20.8 3.2') + B(circ(18.4, 17.6, 2.6) + dab(8.2, 15.8, -45, 7.4, 1.5)),
  esports: S('M4 14V12A8 8 0 0 1 20 12V14M4 13.2H6.4a1.4 1.4 0 0 1 1.4 1.4V18a1.4 1.4 0 0 1-1.4 1.4H5.6A1.6 1.6 0 0 1 4 17.8ZM20 13.2H17.6a1.4 1.4 0 0 0-1.4 1.4V18a1.4 1.4 0 0 0 1.4 1.4h.8A1.6 1.6 0 0 0 20 17.8ZM19 19.6Q17.4 21.6 13.6 21.2') + B(circ(12.8, 21, 1.4) + dab(7.4, 8.4, -42, 5, 1.3, 0.8)),
  fish: S('M2.6 12.2C6 6.2 13 5.8 17 11.2L21.4 7.6Q20 12 21.4 16.6L17 13.2C13 18.4 6 18.2 2.6 12.2ZM8.6 8.4Q10.6 12 8.6 16') + B(circ(6, 11.4, 1.1) + dab(11.6, 10.2, 62, 3.6, 1.3) + dab(14, 11, 66, 2.8, 1.1)),
  cards: S('M8.6 5.2L14.8 3.4A1.6 1.6 0 0 1 16.8 4.6L20.2 16.4A1.6 1.6 0 0 1 19.2 18.4L13 20.2M5.4 6.4H11.8A1.6 1.6 0 0 1 13.4 8V19.2A1.6 1.6 0 0 1 11.8 20.8H5.4A1.6 1.6 0 0 1 3.8 19.2V8A1.6 1.6 0 0 1 5.4 6.4Z') + B('M8.6 9.8Q9.8 12.2 11.4 13.6Q9.8 15 8.6 17.4Q7.4 15 5.8 13.6Q7.4 12.2 8.6 9.8Z'),
  rooster: S('M4 20.6C3.4 14 8.6 13.8 9.4 9.4Q9.8 6.4 13 6.4Q16.2 6.4 16.8 9.4L20.4 11.2L17 12.6C17 16.4 18.4 18 17.6 20.6M10 7.4Q8.4 5 10 3.8Q11.4 3.2 12 4.8Q12.8 2.4 14.4 3.2Q15.6 4 14.8 5.4Q16.8 4.6 17.2 6.2Q17.2 7.2 16 7.8') + B(circ(13.6, 9.4, 1.1) + petal(15.8, 12.6, 96, 0, 4, 1.2) + dab(7.4, 19, -62, 4.6, 1.5, 0.6) + dab(11, 19.6, -76, 5, 1.5)),
  promo: S('M4.6 12.4V20.4H19.4V12.4M3 8.4H21V12.4H3ZM12 8.4V20.4') + B(petal(12, 8.6, -150, 0.4, 7.6, 2) + petal(12, 8.6, -30, 0.4, 7.6, 2) + petal(12, 8.8, -90, 0.4, 6.4, 1.7)),
  wallet: S('M18 7.2V5.6A1.6 1.6 0 0 0 16 4.1L5 6.2Q3 6.6 3 8.6V18A2.2 2.2 0 0 0 5.2 20.2H18.8A2.2 2.2 0 0 0 21 18V9.6A2.2 2.2 0 0 0 18.8 7.4H5.2M21 11.6H17A2.2 2.2 0 0 0 17 16H21') + B(circ(17.2, 13.8, 1.15) + dab(6, 17.2, 0, 6.6, 1.5, -0.5)),
  deposit: S('M12 3.2V13.2M8.2 9.8L12 13.6L15.8 9.8M6.6 13.2C1.8 15.4 4.4 20.8 9 20.8H15C19.6 20.8 22.2 15.4 17.4 13.2') + B(dab(8, 17.2, 0, 8, 1.6, -0.7)),
  withdraw: S('M12 14.2V3.8M8.2 7.4L12 3.6L15.8 7.4M6.6 13.2C1.8 15.4 4.4 20.8 9 20.8H15C19.6 20.8 22.2 15.4 17.4 13.2') + B(dab(8, 17.6, 0, 8, 1.6, -0.7)),
  user: S('M12 3.4a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4M4 20.6C4.2 15.6 8 13.8 12 13.8C16 13.8 19.8 15.6 20 20.6') + B(dab(7.2, 18.6, -52, 4.4, 1.4, -0.6) + dab(10, 7.4, -56, 2.6, 1)),
  chat: S('M12 4C17.4 4 21 7.2 21 11.4C21 15.6 17.4 18.8 12 18.8Q10.4 18.8 9 18.4L4.4 20.6L5.4 16.6Q3 14.4 3 11.4C3 7.2 6.6 4 12 4Z') + B(petal(8.2, 12.9, -90, 0, 3, 1.2) + petal(12, 12.9, -90, 0, 3, 1.2) + petal(15.8, 12.9, -90, 0, 3, 1.2)),
  menu: S('M4 6.4Q10 5.4 20 6.4M4 12Q12 11.2 18 12M4 17.6Q9 16.8 15 17.6') + B(lens(4, 6.5, 11, 6.2, 20, 6.4, 1.4) + lens(4, 12.1, 11, 11.9, 18, 12, 1.4) + petal(20.4, 17.6, 180, 0, 3.6, 1.1)),
};
export const icon = (n) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${ICONS[n]}</svg>\n`;
