// Written by `npm run prove-slots`.
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';

export const rickshawProof: SlotProof = {
  "scope": "rickshaw/1",
  "hash": "2b3aec64ab04fcecdde6f8ee97a9258e40e190ebc34ee037e69307afad90ef2a",
  "stops": "28629151",
  "returnLeast": "0.959843781682",
  "returnMost": "0.959843781781",
  "uncapped": "723771323536104/754017143885041",
  "features": "223263/28629151",
  "hits": "8041634/28629151",
  "gains": 0.15292542206368478,
  "deviation": 8.051477428792275,
  "topChance": 6.273045202615392e-8,
  "hundredSpins": {
    "low": 3710,
    "middle": 7660,
    "high": 21670
  },
  "bands": [
    {
      "above": 0,
      "most": 50,
      "ways": "90202989253855280",
      "average": "47085634",
      "spread": "4544241"
    },
    {
      "above": 50,
      "most": 100,
      "ways": "37761301409182544",
      "average": "94079027",
      "spread": "4914449"
    },
    {
      "above": 100,
      "most": 200,
      "ways": "84607834368921248",
      "average": "163416343",
      "spread": "39241462"
    },
    {
      "above": 200,
      "most": 500,
      "ways": "35177740374128504",
      "average": "349694617",
      "spread": "89779983"
    },
    {
      "above": 500,
      "most": 1000,
      "ways": "18908823534273572",
      "average": "680296992",
      "spread": "112203363"
    },
    {
      "above": 1000,
      "most": 2000,
      "ways": "7323536696051587",
      "average": "1468003179",
      "spread": "292683788"
    },
    {
      "above": 2000,
      "most": 5000,
      "ways": "5226143360531130",
      "average": "3171048536",
      "spread": "782215884"
    },
    {
      "above": 5000,
      "most": 10000,
      "ways": "993064020034894",
      "average": "6738120340",
      "spread": "1174717076"
    },
    {
      "above": 10000,
      "most": 20000,
      "ways": "483548861126617",
      "average": "14637527353",
      "spread": "2247297186"
    },
    {
      "above": 20000,
      "most": 50000,
      "ways": "167763955422640",
      "average": "31769232340",
      "spread": "6221084596"
    },
    {
      "above": 50000,
      "most": 100000,
      "ways": "31373305821025",
      "average": "65685570755",
      "spread": "15820065764"
    },
    {
      "above": 100000,
      "most": 200000,
      "ways": "5449107139621",
      "average": "124185745439",
      "spread": "31812160892"
    },
    {
      "above": 200000,
      "most": 249999,
      "ways": "81749783198",
      "average": "215511526192",
      "spread": "12969203810"
    },
    {
      "above": 249999,
      "most": 250000,
      "ways": "62730452026",
      "average": "250000000000",
      "spread": "0"
    }
  ]
};
