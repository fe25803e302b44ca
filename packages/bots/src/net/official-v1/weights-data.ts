// Written by npm run tools -- train --export. What belongs to the weights in official-v1.bin, and where they come from.
export const WEIGHTS = {
  net: 'official-v1',
  vocabulary: 'f16d8196',
  provenance: {"commit":"4f8723fc5ede4af12a96fae84150f1cfd1d390ce","games":340000,"seed":"eminent","measured":{"games":340000,"gamesPerSecond":110,"warmonger":0.815,"settler":0.895,"captain":0.975},"promotion":{"trial":{"budget":"work=200","games":1200,"seed":"trial 340000"},"promoted":true,"reasons":[],"match":{"share":0.5295833333333333,"ci95":[0.5029900080009269,0.5561766586657397]},"styles":{"warmonger":{"net":46,"search":[0.985,0.99]},"settler":{"net":47,"search":[0.98,0.995]},"trader":{"net":25,"search":[1,0.99]},"scholar":{"net":32,"search":[1,1]},"rusher":{"net":34,"search":[0.995,0.99]},"contrarian":{"net":-29,"search":[1,1]},"greedy":{"net":-9,"search":[0.99,0.9525]}}}},
  scales: [0.0001353774846526022,0.000003804051532632435,0.00004155433119374752,0.000009973333953490469,0.000017081881353830176],
} as const;
