// Written by `npm run prove-slots`.
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';

export const ilishProof: SlotProof = {
  "scope": "ilish/1",
  "hash": "79b63d95e69075c600c8705b50318ca320a7e14ac40cb591667b9be7c89d8b62",
  "stops": "33554432",
  "returnLeast": "0.963143810629",
  "returnMost": "0.963143810631",
  "uncapped": "64635559/67108864",
  "features": "0/1",
  "hits": "2982155/8388608",
  "gains": 0.20612028241157532,
  "deviation": 6.549854529255178,
  "topChance": 0.000020116567611694336,
  "hundredSpins": {
    "low": 5430,
    "middle": 8530,
    "high": 15850
  },
  "bands": [
    {
      "above": 0,
      "most": 50,
      "ways": "79802572727203376",
      "average": "40785079",
      "spread": "7058873"
    },
    {
      "above": 50,
      "most": 100,
      "ways": "69577723741531376",
      "average": "81856992",
      "spread": "11742009"
    },
    {
      "above": 100,
      "most": 200,
      "ways": "68739831447601320",
      "average": "149077726",
      "spread": "29912023"
    },
    {
      "above": 200,
      "most": 500,
      "ways": "106092274188995360",
      "average": "338363306",
      "spread": "88698388"
    },
    {
      "above": 500,
      "most": 1000,
      "ways": "21380901336669920",
      "average": "706218038",
      "spread": "156075017"
    },
    {
      "above": 1000,
      "most": 2000,
      "ways": "7932841777801514",
      "average": "1456901105",
      "spread": "267839152"
    },
    {
      "above": 2000,
      "most": 5000,
      "ways": "1415014266967774",
      "average": "3225994103",
      "spread": "982545101"
    },
    {
      "above": 5000,
      "most": 10000,
      "ways": "146210193634033",
      "average": "5712248267",
      "spread": "1667682879"
    },
    {
      "above": 10000,
      "most": 20000,
      "ways": "342756509780884",
      "average": "15567604556",
      "spread": "3528318916"
    },
    {
      "above": 20000,
      "most": 50000,
      "ways": "30219554901123",
      "average": "20053017751",
      "spread": "31562931"
    },
    {
      "above": 50000,
      "most": 99999,
      "ways": "20116567611694",
      "average": "60069125926",
      "spread": "54263886"
    },
    {
      "above": 99999,
      "most": 100000,
      "ways": "20116567611694",
      "average": "100000000000",
      "spread": "0"
    }
  ]
};
