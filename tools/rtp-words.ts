// The words of one fair stream, many at a time: simulations spend most of their time on them.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { FairInputs, FairStream } from '@khelaghor/fairness/stream.ts';
import { drawUniformInt } from '@khelaghor/fairness/uniform-int.ts';
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { beginHmac } from '../apps/server/src/lib/crypto/hmac-sha256.ts';

const bufferSize = 65_536;

/** Words that can be read several times from a place, which then moves on. */
export type WordReader = {
  /** Numbers from the place on. Each call begins there again. */
  open(): RandomNumbers;
  /** Moves the place behind the furthest word that was read since the last call. */
  moveOn(): void;
};

/**
 * Reads the stream with these inputs from its beginning. A number that was drawn below the same
 * bound from the same place is kept until the place moves on.
 */
class Reader implements WordReader {
  readonly #stream: FairStream;
  #words = new Uint32Array();
  /** The next word, and the furthest that was read, from the beginning of the words. */
  #next = 0;
  #furthest = 0;
  #place = 0;
  /** The numbers of this place: below what they were drawn, and where the next one begins. */
  readonly #bounds: number[] = [];
  readonly #values: number[] = [];
  readonly #ends: number[] = [];
  #kept = 0;
  #at = 0;

  constructor(stream: FairStream) {
    this.#stream = stream;
  }

  readonly open = (): RandomNumbers => {
    this.#at = 0;
    return this;
  };

  below(n: number): number {
    const at = this.#at;
    this.#at += 1;
    if (at < this.#kept && this.#bounds[at] === n) return this.#values[at] ?? 0;
    return this.#draw(at, n);
  }

  #draw(at: number, n: number): number {
    this.#next = at === 0 ? this.#place : (this.#ends[at - 1] ?? 0);
    const { value } = drawUniformInt(this, 2 ** 32, n);
    this.#bounds[at] = n;
    this.#values[at] = value;
    this.#ends[at] = this.#next;
    this.#kept = at + 1;
    this.#furthest = Math.max(this.#furthest, this.#next);
    return value;
  }

  nextWord(): number {
    if (this.#next === this.#words.length) this.#refill();
    this.#next += 1;
    return this.#words[this.#next - 1] ?? 0;
  }

  #refill(): void {
    const left = this.#words.subarray(this.#place);
    const words = new Uint32Array(left.length + bufferSize);
    words.set(left);
    words.set(this.#stream.words(bufferSize), left.length);
    this.#words = words;
    for (let at = 0; at < this.#kept; at += 1) this.#ends[at] = (this.#ends[at] ?? 0) - this.#place;
    this.#next -= this.#place;
    this.#furthest -= this.#place;
    this.#place = 0;
  }

  moveOn(): void {
    this.#place = this.#furthest;
    this.#kept = 0;
    this.#at = 0;
  }
}

/** Opens a reader of the stream with these inputs. */
export const createWordReader = (inputs: FairInputs): WordReader =>
  new Reader(createFairStream(inputs, beginHmac));
