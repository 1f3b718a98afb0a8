import createDOMPurify from 'dompurify';

/** Text of somebody else's box, with its looks, and without anything in it that would run. */
export const cleanForeign = (html: string): string => createDOMPurify(window).sanitize(html);
