import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import { toVisibleLines, toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { z } from 'zod';

/** Texts of requests as people type them. Each is cleaned first and measured after that. */

/** What others see on one line, such as a name or a title: nothing visible is empty. */
export const defineName = (max: number) => z.string().overwrite(toVisibleText).max(max);

/** As `defineName`, for text of several lines. */
export const defineLines = (max: number) => z.string().overwrite(toVisibleLines).max(max);

/** The account name of a member whom the caller names. */
export const defineAccount = (max: number) => defineName(max).toLowerCase();

/** What is searched for: folded like what is searched. */
export const defineSearch = (max: number) => z.string().overwrite(foldSearch).max(max);

/** As `defineSearch`, where capitals count. */
export const definePlainWords = (max: number) => z.string().overwrite(toPlainText).max(max);
