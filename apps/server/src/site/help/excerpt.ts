import { splitQuestion } from './search-help.ts';
import { foldText } from './normalize-text.ts';
import { computeSimilarity } from './fuzzy-match.ts';

const excerptMax = 140;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of cleaned HTML: blocks become sentences apart, formats go. */
export function extractText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|h\d|li|td|th|tr|blockquote|figcaption)>|<br \/>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/gu, (entity) => entities[entity] ?? entity)
    .replaceAll(/[ \t]+/gu, ' ')
    .replaceAll(/ *\n[ \n]*/gu, '\n')
    .trim();
}

function cut(text: string): string {
  if (text.length <= excerptMax) return text;
  const end = text.lastIndexOf(' ', excerptMax);
  return `${text.slice(0, end > 60 ? end : excerptMax)}…`;
}

/** The sentence that answers a question best; without one the first. */
export function findExcerpt(text: string, question: string): string {
  const asked = splitQuestion(question);
  const sentences = text.split(/\n|(?<=[।.?!]) /u).filter((sentence) => sentence.trim() !== '');
  let best = sentences[0] ?? '';
  let most = 0;
  for (const sentence of sentences) {
    const words = foldText(sentence).split(' ');
    const score = asked.reduce(
      (sum, word) => sum + Math.max(0, ...words.map((each) => computeSimilarity(word, each))),
      0,
    );
    if (score > most) {
      most = score;
      best = sentence;
    }
  }
  return cut(best.trim());
}
