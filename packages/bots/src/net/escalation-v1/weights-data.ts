// Written by npm run tools -- train --export. What belongs to the weights in escalation-v1.bin, and where they come from.
export const WEIGHTS = {
  net: 'escalation-v1',
  vocabulary: '37b34e22',
  provenance: {"commit":"8461b238b1e0853e89a1776594a2479c15727aa0","games":40000,"seed":"eminent","measured":{"games":40000,"gamesPerSecond":28,"warmonger":0.87,"settler":0.705,"captain":0.985},"promotion":{"trial":{"budget":"work=100","games":120,"seed":"trial 40000"},"promoted":true,"reasons":[],"match":{"share":0.7,"ci95":[0.6186384229830243,0.7813615770169756]},"styles":{"warmonger":{"net":184,"search":[1,0.875]},"settler":{"net":198,"search":[0.9,0.85]},"trader":{"net":215,"search":[1,1]},"scholar":{"net":231,"search":[0.95,1]},"rusher":{"net":190,"search":[1,1]},"contrarian":{"net":248,"search":[1,1]},"greedy":{"net":247,"search":[1,1]}}}},
  scales: [0.000135832158567544,0.000004748764096877469,0.000040297065556975244,0.00001040164808854886,0.000009385605088616762],
} as const;
