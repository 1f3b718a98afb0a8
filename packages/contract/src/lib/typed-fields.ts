import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import { toVisibleLines, toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { z } from 'zod';

/** Texts of requests as people type them. Each is cleaned first and measured after that. */

/** What others see on one line, such as a name or a title: nothing visible is empty. */
export const visibleName = (max: number) => z.string().overwrite(toVisibleText).max(max);

/** As `visibleName`, for text of several lines. */
export const visibleLines = (max: number) => z.string().overwrite(toVisibleLines).max(max);

/** The account name of a member whom the caller names. */
export const accountName = (max: number) => visibleName(max).toLowerCase();

/** What is searched for: folded like what is searched. */
export const searchWords = (max: number) => z.string().overwrite(foldSearch).max(max);

/** As `searchWords`, where capitals count. */
export const plainWords = (max: number) => z.string().overwrite(toPlainText).max(max);
