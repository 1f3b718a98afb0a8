import { expect, test } from 'vitest';
import { bannerGroups } from '@khelaghor/contract/site/picture-names.ts';
import { groups, isGroup } from './banner-groups.ts';

test('all fourteen groups have a name', () => {
  expect(groups.toSorted()).toEqual(Object.keys(bannerGroups).toSorted());
  expect(groups).toHaveLength(14);
  expect([isGroup('w_home'), isGroup('w_nothing'), isGroup(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
