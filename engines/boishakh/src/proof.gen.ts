// Written by `npm run prove-slots`.
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';

export const boishakhProof: SlotProof = {
  "scope": "boishakh/1",
  "hash": "56edfb03bfa11fefd4c899553b9b62261d3fcf486c3ac969f19a03391421d2ff",
  "stops": "33554432",
  "returnLeast": "0.962365734356",
  "returnMost": "0.962365734537",
  "uncapped": "251585198306651/261421338198016",
  "features": "119529/16777216",
  "hits": "8822113/33554432",
  "gains": 0.10342779755592324,
  "deviation": 11.364059941778017,
  "topChance": 6.047939032579632e-9,
  "hundredSpins": {
    "low": 2470,
    "middle": 6600,
    "high": 25950
  },
  "bands": [
    {
      "above": 0,
      "most": 50,
      "ways": "111967206001281744",
      "average": "43232327",
      "spread": "4677107"
    },
    {
      "above": 50,
      "most": 100,
      "ways": "47524452209472656",
      "average": "78211476",
      "spread": "10839114"
    },
    {
      "above": 100,
      "most": 200,
      "ways": "53240769821066976",
      "average": "161072578",
      "spread": "32824074"
    },
    {
      "above": 200,
      "most": 500,
      "ways": "25789156574763936",
      "average": "330109578",
      "spread": "75369452"
    },
    {
      "above": 500,
      "most": 1000,
      "ways": "14150215260230026",
      "average": "679466236",
      "spread": "138999506"
    },
    {
      "above": 1000,
      "most": 2000,
      "ways": "2532678788891131",
      "average": "1492570873",
      "spread": "351859566"
    },
    {
      "above": 2000,
      "most": 5000,
      "ways": "4160386172199840",
      "average": "3680356035",
      "spread": "969243739"
    },
    {
      "above": 5000,
      "most": 10000,
      "ways": "2347655555987077",
      "average": "6900191150",
      "spread": "1428072535"
    },
    {
      "above": 10000,
      "most": 20000,
      "ways": "799118406419504",
      "average": "13065959212",
      "spread": "2464634214"
    },
    {
      "above": 20000,
      "most": 50000,
      "ways": "323909010418750",
      "average": "28311326887",
      "spread": "6739547080"
    },
    {
      "above": 50000,
      "most": 100000,
      "ways": "70794939855142",
      "average": "55550320858",
      "spread": "6179837544"
    },
    {
      "above": 100000,
      "most": 200000,
      "ways": "9754115605707",
      "average": "107584111177",
      "spread": "9245085481"
    },
    {
      "above": 200000,
      "most": 499999,
      "ways": "3352862546334",
      "average": "324418606463",
      "spread": "19572159204"
    },
    {
      "above": 499999,
      "most": 500000,
      "ways": "6047939033",
      "average": "500000000000",
      "spread": "0"
    }
  ]
};
