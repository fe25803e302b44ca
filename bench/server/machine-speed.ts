// Measures the machine with a fixed amount of work beside each benchmark, so that a slower machine
// is not taken for slower code. Uses CPU time, because other programs distort elapsed time.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import {
  type GameOptions,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
} from '@eminent/engine';
import { gameOptions } from '../../tools/game-options.ts';

export interface MachineFigures {
  /** CPU nanoseconds per decision in random four-player games. */
  readonly gameNsPerDecision: number;
  /** CPU microseconds of a round trip of 1,400 bytes over loopback within this process. */
  readonly loopbackUsPerRound: number;
}

const GAMES = 400;
const ROUNDS = 20_000;
const AT_ONCE = 64;
const MESSAGE = Buffer.alloc(1400, 'x');

export async function measureMachine(): Promise<MachineFigures> {
  const options = gameOptions({ players: 4 });
  playGames(options, GAMES / 4);
  const begun = process.cpuUsage();
  const decisions = playGames(options, GAMES);
  const played = spentSince(begun);
  const rounds = await loopback();
  return {
    gameNsPerDecision: Math.round((played * 1e6) / decisions),
    loopbackUsPerRound: Number(((rounds * 1000) / ROUNDS).toFixed(1)),
  };
}

function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function playGames(options: GameOptions, games: number): number {
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const state = newGame(options, `machine ${game}`);
    const random = randomFromSeed(`machine ${game}`);
    for (; !state.over; decisions++) {
      const legal = legalOptions(state);
      playTrusted(state, legal[random.below(legal.length)] ?? 0);
    }
  }
  return decisions;
}

async function loopback(): Promise<number> {
  const server = createServer((socket) => onMessages(socket, () => socket.write(MESSAGE)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: AT_ONCE }, () => connect({ port, noDelay: true }));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const begun = process.cpuUsage();
  await Promise.all(sockets.map((socket) => rounds(socket, ROUNDS / AT_ONCE)));
  const spent = spentSince(begun);
  for (const socket of sockets) socket.destroy();
  server.close();
  return spent;
}

function onMessages(socket: Socket, onMessage: () => void): void {
  let bytes = 0;
  socket.on('data', (data) => {
    bytes += data.length;
    for (; bytes >= MESSAGE.length; bytes -= MESSAGE.length) onMessage();
  });
  socket.on('error', () => socket.destroy());
}

function rounds(socket: Socket, count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = Math.ceil(count);
    onMessages(socket, () => {
      if (--left <= 0) resolve();
      else socket.write(MESSAGE);
    });
    socket.write(MESSAGE);
  });
}
