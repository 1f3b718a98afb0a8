// Written by `npm run prove-slots`.
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';

export const melaProof: SlotProof = {
  "scope": "mela/1",
  "hash": "be4e2202e7f1c20d2a0a608d28f42d4fccdfa9e97a6b4fbfc69ccccf47f315bf",
  "stops": "28629151",
  "returnLeast": "0.917726257407",
  "returnMost": "0.917726257409",
  "uncapped": "26286468/28629151",
  "features": "0/1",
  "hits": "6893/29791",
  "gains": 0.1960615947011495,
  "deviation": 6.102205729348314,
  "topChance": 0.000009011793608549555,
  "hundredSpins": {
    "low": 4580,
    "middle": 8240,
    "high": 15060
  },
  "bands": [
    {
      "above": 50,
      "most": 100,
      "ways": "35317009575310144",
      "average": "65253863",
      "spread": "4993551"
    },
    {
      "above": 100,
      "most": 200,
      "ways": "93228646563776896",
      "average": "148541253",
      "spread": "29316903"
    },
    {
      "above": 200,
      "most": 500,
      "ways": "66893356355555208",
      "average": "398150587",
      "spread": "91961537"
    },
    {
      "above": 500,
      "most": 1000,
      "ways": "18617177994555272",
      "average": "662944705",
      "spread": "125827302"
    },
    {
      "above": 1000,
      "most": 2000,
      "ways": "12998569185652768",
      "average": "1369164047",
      "spread": "225334807"
    },
    {
      "above": 2000,
      "most": 5000,
      "ways": "3482778794243674",
      "average": "2716394007",
      "spread": "682429048"
    },
    {
      "above": 5000,
      "most": 10000,
      "ways": "755034614893051",
      "average": "6357877961",
      "spread": "627625048"
    },
    {
      "above": 10000,
      "most": 20000,
      "ways": "6322227299021",
      "average": "11432320442",
      "spread": "1018769774"
    },
    {
      "above": 20000,
      "most": 50000,
      "ways": "30458465219594",
      "average": "50000000000",
      "spread": "0"
    },
    {
      "above": 50000,
      "most": 99999,
      "ways": "40238706345151",
      "average": "51924991319",
      "spread": "1588304695"
    },
    {
      "above": 99999,
      "most": 100000,
      "ways": "9011793608550",
      "average": "100000000000",
      "spread": "0"
    }
  ]
};
