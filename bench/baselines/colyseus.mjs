// Baseline: @colyseus/core with its ws transport. Holds the same data as schema state with a view
// per client, and sends a patch after each answer.
import { createServer } from 'node:net';
import { Room, Server, matchMaker } from '@colyseus/core';
import { ArraySchema, MapSchema, Schema, StateView, defineTypes, view } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { givenView, serveStats, send } from './parent.mjs';

console.log = () => {};
console.info = () => {};
const { all, own } = givenView();

class Planet extends Schema {}
defineTypes(Planet, {
  type: 'string',
  colonizeCost: 'number',
  warfareCost: 'number',
  planet: 'string',
  up: 'boolean',
  colonies: ['string'],
  colonyCount: 'number',
  coloniesMissing: 'number',
  attackCost: 'number',
  blocked: 'boolean',
});
class Own extends Schema {}
defineTypes(Own, { hand: ['string'], unseen: ['string'], decision: 'string', touched: 'number' });
class Player extends Schema {}
defineTypes(Player, {
  seat: 'number',
  handSize: 'number',
  knownHand: ['string'],
  deckSize: 'number',
  unseen: ['string'],
  discard: ['string'],
  play: ['string'],
  planets: [Planet],
  permanents: ['string'],
  symbols: { map: 'number' },
  fighters: 'number',
  influence: 'number',
  handLimit: 'number',
  score: { map: 'number' },
  own: Own,
});
view()(Player.prototype, 'own');
class State extends Schema {}
defineTypes(State, {
  ply: 'number',
  turnNumber: 'number',
  leader: 'number',
  role: 'string',
  last: 'string',
  waiting: 'string',
  players: [Player],
  stackOf: { map: 'string' },
  stacks: { map: 'number' },
  technologies: ['string'],
  planetDiscard: ['string'],
  removed: ['string'],
  supply: 'number',
  options: 'string',
});

const listOf = (values) => new ArraySchema(...(values ?? []));

function mapOf(values) {
  const map = new MapSchema();
  for (const [key, value] of Object.entries(values ?? {})) {
    if (typeof value === 'number' || typeof value === 'string') map.set(key, value);
  }
  return map;
}

function planetOf(one) {
  const planet = new Planet();
  for (const [name, value] of Object.entries(one)) {
    if (typeof value !== 'object') planet[name] = value;
  }
  planet.colonies = listOf(one.colonies);
  return planet;
}

function playerOf(one) {
  const player = new Player();
  const { seat, handSize, deckSize, fighters, influence, handLimit } = one;
  Object.assign(player, { seat, handSize, deckSize, fighters, influence, handLimit });
  for (const name of ['knownHand', 'unseen', 'discard', 'play', 'permanents']) {
    player[name] = listOf(one[name]);
  }
  player.symbols = mapOf(one.symbols);
  player.score = mapOf(one.score);
  player.planets = new ArraySchema();
  for (const planet of one.planets) player.planets.push(planetOf(planet));
  player.own = Object.assign(new Own(), {
    hand: listOf(own.hand),
    unseen: listOf(own.unseen),
    decision: JSON.stringify(own.decision ?? {}),
    touched: 0,
  });
  return player;
}

function newState() {
  const { turnNumber, leader, role = '', supply } = all;
  const state = Object.assign(new State(), { ply: 0, turnNumber, leader, role, last: '', supply });
  state.waiting = JSON.stringify(all.waiting ?? {});
  state.options = JSON.stringify(all.options);
  state.stackOf = mapOf(all.stackOf);
  state.stacks = mapOf(all.stacks);
  for (const name of ['technologies', 'planetDiscard', 'removed']) state[name] = listOf(all[name]);
  state.players = new ArraySchema();
  for (const one of all.players) state.players.push(playerOf(one));
  return state;
}

class Bench extends Room {
  onCreate() {
    this.maxClients = 4;
    this.state = newState();
    this.patchRate = null;
    this.autoDispose = false;
    this.seatOf = new Map();
    this.onMessage('answer', (client, token) => this.answer(client, token));
  }

  onJoin(client, { seat }) {
    this.seatOf.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.players[seat].own);
    client.view.add(this.state.players[seat]);
  }

  answer(client, token) {
    const { state } = this;
    const seat = this.seatOf.get(client.sessionId);
    if (seat !== state.ply % 4) return;
    state.ply++;
    state.last = token;
    const player = state.players[seat];
    player.fighters = state.ply % 7;
    player.discard.push('politics');
    if (player.discard.length > 12) player.discard.clear();
    player.own.touched = state.ply;
    this.broadcastPatch();
  }
}

/** Finds a free port, because the server does not choose one itself. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

const port = await freePort();
const transport = new WebSocketTransport({ perMessageDeflate: false });
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('bench', Bench);
await server.listen(port, '127.0.0.1');

async function seatsOf(room) {
  const paths = [];
  for (let seat = 0; seat < 4; seat++) {
    const reserved = await matchMaker.joinById(room.roomId, { seat });
    const process = reserved.processId ?? room.processId;
    paths.push(`${process}/${room.roomId}?sessionId=${reserved.sessionId}`);
  }
  return paths;
}

const rooms = [];

async function makeRooms(count) {
  while (rooms.length < count) rooms.push(await seatsOf(await matchMaker.createRoom('bench', {})));
  send({ type: 'rooms', rooms });
}

process.on('message', ({ type, count }) => {
  if (type === 'rooms') void makeRooms(count);
});
serveStats();
send({ type: 'ready', port });
