// The page of the verifier in one file: it is saved and opened without a network.
import type { Words } from '@khelaghor/game-engine/game-engine.ts';
import { fillIn } from '@khelaghor/ui/older-browsers/fill-ins.ts';
import { pageWords, verdictWords } from './finding-words.ts';
import { checkProof } from './list-findings.ts';
import type { Checked, Finding } from './list-findings.ts';
import { readProof } from './read-proof.ts';

let language: keyof Words = navigator.language.startsWith('bn') ? 'bn' : 'en';
let proofText = '';
let shown: Checked | 'odd' | null = null;

/** An element with text and children. */
function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  ...children: readonly HTMLElement[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  element.append(...children);
  return element;
}

const say = (words: Words): string => words[language];

const stateWords = {
  good: pageWords.fits,
  bad: pageWords.differs,
  unknown: pageWords.unchecked,
} as const;

function drawFinding({ state, title, rule, compared }: Finding): HTMLElement {
  const item = createElement('li', '', createElement('h3', say(title)));
  item.className = state;
  item.append(createElement('p', say(stateWords[state])));
  if (rule) item.append(createElement('p', say(rule)));
  if (compared) {
    const { computed, stored } = compared;
    const list = createElement('dl', '');
    list.append(
      createElement('dt', say(pageWords.computed)),
      createElement('dd', say(computed)),
      createElement('dt', say(pageWords.stored)),
      createElement('dd', say(stored)),
    );
    item.append(list);
  }
  return item;
}

function drawResult(): HTMLElement {
  const result = createElement('section', '');
  result.setAttribute('role', 'status');
  if (shown === null) return result;
  if (shown === 'odd') {
    result.className = 'bad';
    result.append(createElement('h2', say(pageWords.odd)));
    return result;
  }
  const { verdict, heading, findings } = shown;
  result.className = verdict;
  result.append(
    createElement('h2', say(verdictWords[verdict])),
    createElement('p', say(heading)),
    createElement('ol', '', ...findings.map(drawFinding)),
  );
  return result;
}

async function check(): Promise<void> {
  const proof = readProof(proofText);
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  shown = proof ? await checkProof(proof, subtle) : 'odd';
  draw();
}

function draw(): void {
  document.documentElement.lang = language;
  document.title = say(pageWords.title);
  const other = createElement('button', say(pageWords.language));
  other.lang = language === 'bn' ? 'en' : 'bn';
  other.addEventListener('click', () => {
    language = language === 'bn' ? 'en' : 'bn';
    draw();
  });
  const field = createElement('textarea', '');
  field.rows = 8;
  field.spellcheck = false;
  field.value = proofText;
  field.addEventListener('input', () => {
    proofText = field.value;
  });
  const start = createElement('button', say(pageWords.check));
  start.addEventListener('click', () => void check());
  document.body.replaceChildren(
    createElement('header', '', createElement('h1', say(pageWords.title)), other),
    createElement('p', say(pageWords.intro)),
    createElement('label', say(pageWords.proof), field),
    start,
    drawResult(),
  );
}

fillIn();
draw();
