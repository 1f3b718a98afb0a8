// Written by `npm run prove-slots`.
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';

export const baulProof: SlotProof = {
  "scope": "baul/1",
  "hash": "574cbfb1eeaf44210a7589fc643fc1a84a072d4cbeb3263a8ade9873adfb361e",
  "stops": "31490048",
  "returnLeast": "0.960136383309",
  "returnMost": "0.960136383443",
  "uncapped": "476184104346599/495666266439680",
  "features": "315731/31490048",
  "hits": "5473809/15745024",
  "gains": 0.16770285647072314,
  "deviation": 7.406945142688658,
  "topChance": 8.923681497839227e-7,
  "hundredSpins": {
    "low": 4260,
    "middle": 8195,
    "high": 18080
  },
  "bands": [
    {
      "above": 0,
      "most": 50,
      "ways": "104847125034550592",
      "average": "27761406",
      "spread": "10698377"
    },
    {
      "above": 50,
      "most": 100,
      "ways": "75103283424655296",
      "average": "71745148",
      "spread": "13709736"
    },
    {
      "above": 100,
      "most": 200,
      "ways": "73454871618557440",
      "average": "149221510",
      "spread": "26922291"
    },
    {
      "above": 200,
      "most": 500,
      "ways": "58535252297909000",
      "average": "317630212",
      "spread": "81391496"
    },
    {
      "above": 500,
      "most": 1000,
      "ways": "19888208646228144",
      "average": "698584083",
      "spread": "144700917"
    },
    {
      "above": 1000,
      "most": 2000,
      "ways": "8807183314149728",
      "average": "1373807857",
      "spread": "287810814"
    },
    {
      "above": 2000,
      "most": 5000,
      "ways": "5570387405453325",
      "average": "2954906172",
      "spread": "789993695"
    },
    {
      "above": 5000,
      "most": 10000,
      "ways": "1100248364559701",
      "average": "6692176209",
      "spread": "1307526136"
    },
    {
      "above": 10000,
      "most": 20000,
      "ways": "231835730147766",
      "average": "13546342041",
      "spread": "3247940801"
    },
    {
      "above": 20000,
      "most": 50000,
      "ways": "86118154787044",
      "average": "29984484559",
      "spread": "9561455230"
    },
    {
      "above": 50000,
      "most": 100000,
      "ways": "15383866819300",
      "average": "62024180700",
      "spread": "4167725791"
    },
    {
      "above": 100000,
      "most": 200000,
      "ways": "12465271774855",
      "average": "115766563685",
      "spread": "21278426697"
    },
    {
      "above": 200000,
      "most": 249999,
      "ways": "9432181226",
      "average": "209432777612",
      "spread": "14063427640"
    },
    {
      "above": 249999,
      "most": 250000,
      "ways": "892368149784",
      "average": "250000000000",
      "spread": "0"
    }
  ]
};
