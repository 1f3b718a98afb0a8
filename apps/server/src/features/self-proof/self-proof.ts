/** That it is the member himself who asks: by his password, else by a code on his phone. */
export { ownCodeWrong, proveSelf, spendNothing } from './prove-self.ts';
export type { SpendProof, TypedProof } from './prove-self.ts';
