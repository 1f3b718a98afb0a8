// Written by `npm run prove-slots`.
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';

export const sundarbansProof: SlotProof = {
  "scope": "sundarbans/1",
  "hash": "737ae953c03d3b9db748d8b5bd82c756b65dfecd1b488a7e11094b2dc35b699b",
  "stops": "24300000",
  "returnLeast": "0.963848349606",
  "returnMost": "0.963848349839",
  "uncapped": "258552383/268250000",
  "features": "107/12500",
  "hits": "168191/540000",
  "gains": 0.08283724279835353,
  "deviation": 12.346129026816708,
  "topChance": 4.726697875475628e-10,
  "hundredSpins": {
    "low": 2120,
    "middle": 6180,
    "high": 27030
  },
  "bands": [
    {
      "above": 0,
      "most": 50,
      "ways": "173277448559670784",
      "average": "23449298",
      "spread": "12111749"
    },
    {
      "above": 50,
      "most": 100,
      "ways": "55350123456790120",
      "average": "82986146",
      "spread": "16213379"
    },
    {
      "above": 100,
      "most": 200,
      "ways": "34712693481688040",
      "average": "155920349",
      "spread": "35245141"
    },
    {
      "above": 200,
      "most": 500,
      "ways": "26103336487594908",
      "average": "332617258",
      "spread": "100215563"
    },
    {
      "above": 500,
      "most": 1000,
      "ways": "9087701860553788",
      "average": "765382534",
      "spread": "172168207"
    },
    {
      "above": 1000,
      "most": 2000,
      "ways": "5477687889496033",
      "average": "1519561436",
      "spread": "346363055"
    },
    {
      "above": 2000,
      "most": 5000,
      "ways": "4174352447658073",
      "average": "3306766049",
      "spread": "782015512"
    },
    {
      "above": 5000,
      "most": 10000,
      "ways": "1956929009221104",
      "average": "7157906775",
      "spread": "1137096200"
    },
    {
      "above": 10000,
      "most": 20000,
      "ways": "888065605496446",
      "average": "13934063487",
      "spread": "2425911854"
    },
    {
      "above": 20000,
      "most": 50000,
      "ways": "345284162084456",
      "average": "29701663268",
      "spread": "7672996370"
    },
    {
      "above": 50000,
      "most": 100000,
      "ways": "69589073732806",
      "average": "68037777157",
      "spread": "12830898168"
    },
    {
      "above": 100000,
      "most": 200000,
      "ways": "19267196531313",
      "average": "132934891956",
      "spread": "25374074110"
    },
    {
      "above": 200000,
      "most": 499999,
      "ways": "2335111627151",
      "average": "264234150735",
      "spread": "54320789470"
    },
    {
      "above": 499999,
      "most": 500000,
      "ways": "472669788",
      "average": "500000000000",
      "spread": "0"
    }
  ]
};
