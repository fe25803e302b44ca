// The parts of an online table beside the game: clocks, presence, proposals, prepared answers,
// chat, and announcements.
import type {
  Clocks,
  OnlineSession,
  TableSnapshot,
  WireClientMessage,
} from '@eminent/protocol/online';
import { loadPart } from '@eminent/text';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { noteServerTime, useConnection } from '../src/online/connection-status.ts';
import { useSinglePresses } from '../src/online/double-press.ts';
import { socket } from '../src/online/page-socket.ts';
import { useSession } from '../src/online/user-session.ts';
import { PortraitStatus, SeatActivity } from '../src/online/table/portrait-status.tsx';
import { clockOf, timeText } from '../src/online/table/table-clock.ts';
import { Tools, Watchers } from '../src/online/table/online-bar.tsx';
import { EndedEarly } from '../src/online/table/ended-early.tsx';
import { removeDraft, restoreDraft } from '../src/online/table/chat-draft.ts';
import { answersOf, WaitingBar } from '../src/online/table/waiting-bar.tsx';
import { useMutedUsers } from '../src/online/table/muted-users.ts';
import { NoticeBars } from '../src/online/table/notice-bars.tsx';
import { announcements } from '../src/online/table/table-announcer.tsx';
import { aboutOf } from '../src/online/table/open-table.ts';
import { useTable } from '../src/online/table/table-store.ts';
import { ChatDrawer } from '../src/online/table/chat-drawer.tsx';
import { useRead } from '../src/online/table/chat-messages.ts';
import { asks, furnish, gameOf, viewAt } from './render-page.tsx';
import { FakeTableServer } from './online-server.ts';

const server = new FakeTableServer();
let wished: WireClientMessage[] = [];

const SEATS: TableSnapshot['seats'] = [
  { person: 'p1', name: 'Ada', presence: 'here' },
  { person: 'p2', name: 'Bo', presence: 'away' },
];

function shownTable(part: Partial<TableSnapshot> = {}): TableSnapshot {
  return server.shown({ seats: SEATS, ...part });
}

function show(part: Partial<TableSnapshot> = {}): TableSnapshot {
  const shown = shownTable(part);
  act(() => {
    noteServerTime(shown.now);
    useTable.setState({ table: shown.table, shown });
  });
  return shown;
}

const { view } = server;
const names = ['Ada', 'Bo'];
const game = { ...gameOf(view), about: aboutOf(shownTable()), names };

const TIMED = { kind: 'timed', decision: 120, reserve: 1200 } as const;
const CLOCKS: Clocks = {
  clock: TIMED,
  at: 1000,
  reserve: [1_082_000, 600_000],
  running: 1,
  left: 41_000,
  paused: false,
};

beforeAll(async () => {
  furnish();
  await loadPart('online');
  vi.spyOn(socket, 'sendCommand').mockImplementation((command) => {
    const keyed = { ...command, key: 'key-of-a-test' } as Extract<
      WireClientMessage,
      { key: string }
    >;
    wished.push(keyed);
    return keyed;
  });
});

beforeEach(() => {
  cleanup();
  wished = [];
  act(() => {
    useConnection.setState({ status: 'open', nextTry: undefined });
    useGameStore.setState({ game, pending: undefined, questionOverride: undefined });
    useRead.setState({ table: undefined, read: 0 });
    useMutedUsers.setState({ people: [] });
  });
});

describe('clocks', () => {
  test('use up the time for the decision first, then the reserve, and stop at zero', () => {
    expect(clockOf(CLOCKS, 0, 90_000)).toMatchObject({ ms: 1_082_000, runs: false });
    expect(clockOf(CLOCKS, 1, 1000)).toMatchObject({ ms: 40_000, reserve: 600_000, runs: true });
    expect(clockOf(CLOCKS, 1, 42_000)).toMatchObject({ ms: 599_000, reserve: undefined });
    expect(clockOf(CLOCKS, 1, 9_000_000)).toMatchObject({ ms: 0, share: 0 });
    expect(clockOf({ ...CLOCKS, paused: true }, 1, 30_000)).toMatchObject({ ms: 41_000 });
    expect(clockOf({ ...CLOCKS, clock: { kind: 'none' } }, 1, 0)).toBeUndefined();
  });

  test('count a started second', () => {
    expect([41_000, 40_001, 59_999, 0].map((ms) => timeText('en', ms))).toEqual([
      '0:41',
      '0:41',
      '1:00',
      '0:00',
    ]);
  });

  test('mark the running one, with presence and activity', () => {
    show({
      clocks: CLOCKS,
      game: {
        view: { ...view, waiting: { seat: 1, step: 'role' } },
        question: server.table.question,
        events: [],
      },
    });
    const { container } = render(
      <>
        <PortraitStatus seat={0} />
        <PortraitStatus seat={1} />
        <SeatActivity seat={1} />
      </>,
    );
    const running = container.querySelectorAll('[data-clock="1"][data-runs]');
    expect(running.length).toBeGreaterThan(0);
    expect(running[0]?.textContent).toBe('0:41');
    expect(container.querySelector('[data-clock="0"]')?.textContent).toBe('18:02');
    expect(container.querySelector('[data-presence="away"]')).not.toBeNull();
    expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe('decides');
  });

  test('claim nothing about other players without a connection', () => {
    show({ clocks: CLOCKS });
    act(() => useConnection.setState({ status: 'lost' }));
    const { container } = render(
      <>
        <PortraitStatus seat={0} />
        <PortraitStatus seat={1} />
      </>,
    );
    expect(container.querySelectorAll('[data-clock]')).toHaveLength(0);
    expect(
      [...container.querySelectorAll('[data-presence]')].map((one) =>
        one.getAttribute('data-presence'),
      ),
    ).not.toContain('away');
  });
});

describe('a proposal to all players', () => {
  const proposal = { id: 4, by: 1, wish: { kind: 'pause' }, agreed: [false, true] } as const;

  test('is answered by Allow or Refuse', () => {
    show({ proposal });
    render(<NoticeBars view={view} names={names} />);
    const region = screen.getByRole('region', { name: 'Table vote' });
    expect(within(region).getByText('Bo asks for a pause')).toBeDefined();
    fireEvent.click(within(region).getByRole('button', { name: 'Allow' }));
    fireEvent.click(within(region).getByRole('button', { name: 'Decline' }));
    expect(wished).toMatchObject([
      { type: 'vote', proposal: 4, yes: true },
      { type: 'vote', proposal: 4, yes: false },
    ]);
  });

  test('of the reader shows who has not answered, and can be withdrawn', () => {
    show({ proposal: { ...proposal, by: 0, agreed: [true, false] } });
    render(<NoticeBars view={view} names={names} />);
    expect(screen.getByText('Bo hasn’t answered')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(wished).toMatchObject([{ type: 'vote', proposal: 4, yes: false }]);
  });

  test('shows its result for a while, to players who saw it and did not settle it themselves', async () => {
    vi.useFakeTimers();
    const settled = { id: 4, how: 'refused', seat: 1 } as const;
    show();
    const { unmount } = render(<NoticeBars view={view} names={names} />);
    show({ settled });
    expect(screen.queryByText('Bo doesn’t agree.')).toBeNull();
    show({ proposal: { ...proposal, by: 0, agreed: [true, false] } });
    show({ settled });
    expect(screen.getByText('Bo doesn’t agree.')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(screen.queryByText('Bo doesn’t agree.')).toBeNull();
    show({ proposal: { ...proposal, id: 5 } });
    show({ settled: { id: 5, how: 'refused', seat: 0 } });
    expect(screen.queryByText(/agree/)).toBeNull();
    show({ proposal: { ...proposal, id: 6 } });
    show({ settled: { id: 6, how: 'agreed' } });
    expect(screen.getByText('Everyone agrees.')).toBeDefined();
    unmount();
    vi.useRealTimers();
  });

  test('to pause shows the pause while it lasts, and any player may propose to continue', () => {
    const clocks = { ...CLOCKS, paused: true };
    show({ clocks });
    render(<NoticeBars view={view} names={names} />);
    expect(screen.getByText('Paused. All clocks are stopped.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Ask to resume' }));
    expect(wished).toMatchObject([{ type: 'propose', wish: { kind: 'resume' } }]);
    show({ clocks, proposal: { ...proposal, wish: { kind: 'resume' } } });
    expect(screen.queryByText('Paused. All clocks are stopped.')).toBeNull();
    show({ clocks, own: { events: [] } });
    expect(screen.getByText('Paused. All clocks are stopped.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask to resume' })).toBeNull();
    show();
    expect(screen.queryByText('Paused. All clocks are stopped.')).toBeNull();
  });

  test('is made from the bar, where a player can also hand the seat to a bot with a second press', () => {
    show();
    render(<Tools onTalk={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'This table' }));
    fireEvent.click(screen.getByRole('button', { name: 'Resign: a bot plays on', hidden: true }));
    expect(wished).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Press again to confirm', hidden: true }));
    expect(wished).toMatchObject([{ type: 'resign' }]);
  });

  test('is not confirmed by a double click', () => {
    show();
    function Page() {
      useSinglePresses();
      return <Tools onTalk={() => undefined} />;
    }
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'This table' }), { detail: 1 });
    const resigns = screen.getByRole('button', { name: 'Resign: a bot plays on', hidden: true });
    fireEvent.click(resigns, { detail: 1 });
    fireEvent.click(resigns, { detail: 2 });
    expect(wished).toEqual([]);
    fireEvent.click(resigns, { detail: 1 });
    expect(wished).toMatchObject([{ type: 'resign' }]);
  });

  test('the table menu has sections for proposals, the player’s seat, spectators and announcements', () => {
    show();
    const { unmount } = render(<Tools onTalk={() => undefined} />);
    const parts = () => screen.getAllByRole('heading', { level: 3, hidden: true });
    fireEvent.click(screen.getByRole('button', { name: 'This table' }));
    const names = ['Ask everyone', 'Your seat', 'Spectators'];
    expect(parts().map((one) => one.textContent)).toEqual(names);
    expect(screen.getByRole('group', { name: 'For a screen reader', hidden: true })).toBeDefined();
    unmount();
    // A spectator can propose nothing, but may share the link of a public table.
    show({ own: { events: [] }, setup: { ...shownTable().setup, join: 'listed' } });
    render(<Tools onTalk={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'This table' }));
    expect(parts().map((one) => one.textContent)).toEqual(['Spectators']);
    const link = screen.getByLabelText<HTMLInputElement>('Link for spectators');
    expect(link.value).toContain(`#/online/t/${shownTable().table}`);
  });

  test('at a table by link only the host creates a spectator link, and only if spectators are allowed', () => {
    const button = () =>
      screen.queryByRole('button', { name: 'Make a spectator link', hidden: true });
    const menuOf = (part: Partial<TableSnapshot>) => {
      cleanup();
      show(part);
      render(<Tools onTalk={() => undefined} />);
      fireEvent.click(screen.getByRole('button', { name: 'This table' }));
    };
    const { setup } = shownTable();
    menuOf({ host: 'p1', setup: { ...setup, join: 'link', spectators: 'yes' } });
    expect(button()).not.toBeNull();
    menuOf({ host: 'p2', setup: { ...setup, join: 'link', spectators: 'yes' } });
    expect(button()).toBeNull();
    menuOf({ host: 'p1', setup: { ...setup, join: 'listed', spectators: 'no' } });
    expect(screen.queryByText('Spectators')).toBeNull();
  });

  test('a refusal is shown until the next question, or for some seconds', async () => {
    vi.useFakeTimers();
    show();
    const { unmount } = render(<NoticeBars view={view} names={names} />);
    const refuse = () =>
      act(() => useTable.setState({ refused: { command: 'propose', reason: 'too-many' } }));
    const notice = () => screen.queryByText('You’ve already asked for something this turn.');
    refuse();
    expect(notice()).not.toBeNull();
    const question = (server.table.question + 1) as typeof server.table.question;
    show({ game: { view, question, events: [] } });
    expect(notice()).toBeNull();
    refuse();
    expect(notice()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(notice()).toBeNull();
    refuse();
    show({ game: { view, question, events: [] }, proposal });
    expect(notice()).toBeNull();
    unmount();
    vi.useRealTimers();
  });

  test('a seat played by a bot can be taken back', () => {
    show({
      seats: [
        { person: 'p1', name: 'Ada', away: 'late' },
        { person: 'p2', name: 'Bo' },
      ],
    });
    render(<NoticeBars view={view} names={names} />);
    fireEvent.click(screen.getByRole('button', { name: 'Take your seat back' }));
    expect(wished).toMatchObject([{ type: 'back' }]);
  });
});

describe('a player away from the seat', () => {
  const away = (why: 'late' | 'resigned') =>
    show({ seats: SEATS.map((seat, at) => (at === 0 ? { ...seat, away: why } : seat)) });
  const back = () => wished.filter(({ type }) => type === 'back');

  test('who ran out of time gets the seat back with their next action', () => {
    render(<NoticeBars view={view} names={names} />);
    away('late');
    expect(back()).toHaveLength(0);
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(back()).toHaveLength(1);
    // This time the player presses the button of the notice, which sends a single command too.
    show();
    away('late');
    const button = screen.getByRole('button', { name: 'Take your seat back' });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    expect(back()).toHaveLength(2);
  });

  test('who ran out of time and is back reads for a while that a bot played', async () => {
    vi.useFakeTimers();
    const notice = () => screen.queryByText(/^You ran out of time and a bot played/);
    away('late');
    const { unmount } = render(<NoticeBars view={view} names={names} />);
    expect(notice()).toBeNull();
    show();
    expect(notice()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(notice()).toBeNull();
    away('resigned');
    show();
    expect(notice()).toBeNull();
    unmount();
    vi.useRealTimers();
  });

  test('who resigned is offered nothing that would be refused', () => {
    away('resigned');
    render(
      <>
        <Tools onTalk={() => undefined} />
        <WaitingBar view={view} names={names} />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'This table' }));
    const pause = screen.getByRole('button', { name: 'Ask for a pause', hidden: true });
    expect(pause).toHaveProperty('disabled', true);
    expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
    show();
    expect(pause).toHaveProperty('disabled', false);
    expect(screen.getByRole('combobox', { hidden: true })).toBeDefined();
  });

  test('who resigned can take the seat back', () => {
    render(<NoticeBars view={view} names={names} />);
    away('resigned');
    fireEvent.pointerDown(document.body);
    expect(back()).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Take your seat back' }));
    expect(back()).toHaveLength(1);
  });
});

describe('without a connection', () => {
  test('the notice shows pending commands and the next attempt, and can retry at once', () => {
    const check = vi.spyOn(socket, 'checkNow').mockImplementation(() => undefined);
    const region = viewAt(2, 'contact', asks('role'));
    const { decision } = region;
    if (decision === undefined) throw new Error('nothing is asked');
    act(() => {
      useConnection.setState({ status: 'lost', nextTry: Date.now() + 3000 });
      useGameStore.setState({
        pending: { view: region, decision, tokens: ['lead:survey'], rest: [] },
      });
    });
    show();
    const { container } = render(<NoticeBars view={view} names={names} />);
    const lost = container.querySelector('[data-lost]');
    expect(lost?.textContent).toContain('No connection');
    expect(lost?.textContent).toMatch(/“Lead Survey.*” is saved here and will be sent once/);
    expect(lost?.textContent).toContain('next try in 3 s');
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(check).toHaveBeenCalledOnce();
  });

  test('a reachable server that cannot store anything is distinguished from a lost connection', () => {
    act(() => useConnection.setState({ status: 'open', isHeld: true }));
    show();
    const { container } = render(<NoticeBars view={view} names={names} />);
    const lost = container.querySelector('[data-lost]');
    expect(lost?.textContent).toContain('The server can’t save anything right now');
    expect(lost?.textContent).not.toContain('No connection');
    act(() => useConnection.setState({ isHeld: false }));
    expect(container.querySelector('[data-lost]')).toBeNull();
  });
});

describe('while other players decide', () => {
  const region = viewAt(2, 'prepare', (one) => {
    const { decision } = one;
    const follows = decision?.options.some(({ kind }) => kind === 'follow') === true;
    return decision?.step === 'follow-or-dissent' && follows;
  });
  const { decision, previews = [], ...calm } = region;
  if (decision === undefined) throw new Error('nothing is asked');
  const upcoming = { decision, previews };
  const own = { seat: 0, events: [], upcoming };

  test('an answer is prepared with one press, with its boosts', () => {
    show({ own });
    const { container } = render(<WaitingBar view={calm} names={names} />);
    const dissent = container.querySelector('[data-prepare="dissent"]');
    if (dissent === null) throw new Error('dissent is not offered');
    fireEvent.click(dissent);
    expect(wished).toMatchObject([
      {
        type: 'prepare',
        question: server.table.question,
        answers: [{ tokens: ['dissent'], finish: false }],
      },
    ]);
  });

  test('cards are selected at the table, which shows the future question and answers nothing', () => {
    show({ own });
    const { container } = render(<WaitingBar view={calm} names={names} />);
    const choose = container.querySelector('[data-prepare="choose"]');
    if (choose === null) throw new Error('nothing can be chosen');
    fireEvent.click(choose);
    expect(useGameStore.getState().questionOverride?.decision).toBe(decision);
    act(() =>
      useGameStore
        .getState()
        .answer(decision, ['follow'], false, [{ step: 'boost', tokens: ['boost:survey'] }]),
    );
    expect(wished).toMatchObject([
      {
        type: 'prepare',
        answers: [
          { tokens: ['follow'], finish: false },
          { tokens: ['boost:survey'], finish: true },
        ],
      },
    ]);
    expect(useGameStore.getState().questionOverride).toBeUndefined();
  });

  test('a question whose options are not known yet cannot be prepared', () => {
    expect(
      answersOf(['follow'], false, [
        { step: 'boost', tokens: [] },
        { step: 'produce', tokens: 'all' },
        { step: 'discard', tokens: ['x'] },
      ]),
    ).toEqual([
      { tokens: ['follow'], finish: false },
      { tokens: [], finish: true },
    ]);
  });

  test('a prepared answer is shown under its seal, and can be withdrawn', () => {
    show({ own: { ...own, prepared: [{ tokens: ['dissent'], finish: false }] } });
    const { container } = render(<WaitingBar view={calm} names={names} />);
    expect(container.querySelector('[data-prepared]')?.textContent).toMatch(/Ready: .*issent/);
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(wished).toMatchObject([{ type: 'prepare', answers: [] }]);
  });

  test('standing orders are sent to the server', () => {
    show({ own: { seat: 0, events: [], order: 'ask' } });
    render(<WaitingBar view={calm} names={names} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'dissent-always' } });
    expect(wished).toMatchObject([{ type: 'order', order: 'dissent-always' }]);
  });

  test('spectators are offered nothing', () => {
    show({ own: { events: [] } });
    render(<WaitingBar view={calm} names={names} />);
    expect(screen.getByText('You’re watching this table.')).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the chat', () => {
  const talk = [
    { id: 1, at: 0, seat: 1, phrase: 'well-played', turn: 3 },
    { id: 2, at: 1, seat: 0, text: 'thanks', turn: 3 },
    { id: 3, at: 2, seat: 1, text: 'and now?', turn: 4 },
  ] as const;

  test("shows messages with their turns; a phrase is in the reader's language", () => {
    show({ talk });
    const { container } = render(<ChatDrawer game={game} onClose={() => undefined} />);
    expect(
      [...container.querySelectorAll('[data-line] > p')].map((one) => one.textContent),
    ).toEqual(['BoWell played', 'Adathanks', 'Boand now?']);
    expect(screen.getByText('turn 4')).toBeDefined();
  });

  test('sends phrases and free text', () => {
    show({ talk });
    const { container } = render(<ChatDrawer game={game} onClose={() => undefined} />);
    const phrase = container.querySelector('[data-phrase="one-moment"]');
    const form = container.querySelector('form');
    const input = container.querySelector('input');
    if (phrase === null || form === null || input === null) throw new Error('nothing to say');
    fireEvent.click(phrase);
    fireEvent.change(input, { target: { value: '  May I?  ' } });
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(wished).toMatchObject([
      { type: 'say', phrase: 'one-moment' },
      { type: 'say', text: 'May I?' },
    ]);
  });

  test('shows a message that is not acknowledged, and offline that it is kept', async () => {
    vi.useFakeTimers();
    show();
    const { table } = useTable.getState();
    const { container, unmount } = render(<ChatDrawer game={game} onClose={() => undefined} />);
    const unsent = () => container.querySelector('[data-unsent]')?.textContent;
    const add = (key: string, text: string) =>
      act(() => socket.outbox.add({ type: 'say', table: table ?? '', text, key }));
    add('key-of-a-line', 'in the tunnel');
    // While the connection is open, a message counts as sent at once.
    expect(unsent()).toBeUndefined();
    act(() => useConnection.setState({ status: 'lost' }));
    expect(unsent()).toMatch(/^in the tunnelSaved here/);
    act(() => useConnection.setState({ status: 'open' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(unsent()).toBe('in the tunnelSending');
    act(() => socket.outbox.remove('key-of-a-line'));
    expect(unsent()).toBeUndefined();
    unmount();
    vi.useRealTimers();
  });

  test('restores a draft after the drawer was closed, at this table only', () => {
    show();
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
    render(<ChatDrawer game={game} onClose={() => undefined} />);
    fireEvent.change(field(), { target: { value: 'I would' } });
    cleanup();
    render(<ChatDrawer game={game} onClose={() => undefined} />);
    expect(field().value).toBe('I would');
    // The draft is also in the storage, so it would survive a reload.
    expect(sessionStorage.getItem('eminent.draft')).toContain('I would');
    show({ table: 'another' });
    expect(field().value).toBe('');
    act(() => removeDraft());
    expect(sessionStorage.getItem('eminent.draft')).toBeNull();
  });

  test('puts a refused message back into the field, with the reason', () => {
    const { table } = show();
    render(<ChatDrawer game={game} onClose={() => undefined} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
    act(() => {
      restoreDraft(table, 'too many words');
      useTable.setState({ refused: { command: 'say', reason: 'too-many' } });
    });
    expect(field.value).toBe('too many words');
    expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(/too much at once/);
    act(() => restoreDraft(table, 'others'));
    expect(field.value).toBe('too many words');
    act(() => {
      removeDraft();
      useTable.setState({ refused: undefined });
    });
  });

  test('counts new messages until they are read, without those of muted users', () => {
    show({ talk: talk.slice(0, 1) });
    const { container } = render(<Tools onTalk={() => undefined} />);
    expect(container.querySelector('[data-unread]')).toBeNull();
    show({ talk });
    expect(container.querySelector('[data-unread]')?.textContent).toBe('1');
    act(() => useMutedUsers.getState().mute('p2', true));
    expect(container.querySelector('[data-unread]')).toBeNull();
  });

  test('hides messages of a muted user, who can be unmuted', () => {
    show({ talk });
    const { container } = render(<ChatDrawer game={game} onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Mute Bo', hidden: true }));
    expect(container.querySelectorAll('[data-line]')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Unmute Bo', hidden: true }));
    expect(container.querySelectorAll('[data-line]')).toHaveLength(3);
  });
});

test('a game that ended early shows how it ended, and offers what to do next', () => {
  for (const [how, words] of [
    ['agreed', 'Everyone agreed to end the game. It isn’t rated.'],
    ['closed', 'The people who run this server closed the table.'],
  ] as const) {
    const none = [false, false];
    show({
      phase: 'over',
      result: { how },
      rematch: { wanted: none, sameDeal: none, promise: 'c0'.repeat(32) },
    });
    render(<EndedEarly game={game} />);
    const ended = screen.getByRole('status', { name: '' });
    expect(ended.textContent).toContain(words);
    expect(within(ended).getByRole('button', { name: 'Play again' })).toBeDefined();
    cleanup();
  }
});

describe('a table of the user on a device where they are signed out', () => {
  const session = (kind?: 'guest' | 'account') =>
    act(() =>
      useSession.setState({
        session: {
          features: { passkeys: false, mail: false },
          ...(kind && { person: { id: 'p9', name: 'Ada', kind, admin: false } }),
        } as OnlineSession,
      }),
    );
  const offered = (part: Partial<TableSnapshot>) => {
    cleanup();
    show(part);
    render(<WaitingBar view={view} names={names} />);
    return screen.queryByRole('button', { name: 'Sign in' }) !== null;
  };
  const looksOn = { own: { events: [] } };
  const bots = [0, 1].map(() => ({ name: 'Vega', bot: 'captain' }));

  test('offers to sign in, unless the table is over or has bots only', () => {
    for (const kind of [undefined, 'guest'] as const) {
      session(kind);
      expect(offered(looksOn)).toBe(true);
      expect(screen.getByText(/^Have a seat at this table\?/)).toBeDefined();
      expect(offered({ ...looksOn, phase: 'over' })).toBe(false);
      expect(offered({ ...looksOn, seats: bots })).toBe(false);
      expect(offered({})).toBe(false);
    }
    session('account');
    expect(offered(looksOn)).toBe(false);
  });

  test('allows signing in without leaving the table', async () => {
    session();
    offered(looksOn);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const window = screen.getByRole('dialog', { name: 'Sign in' });
    expect(within(window).getByLabelText('Sign-in name')).toBeDefined();
  });
});

describe('announcements to screen readers', () => {
  const heard = { talk: true, presence: true, clocks: true };

  test('include chat, departures and proposals, each once', () => {
    const before = shownTable();
    const after = shownTable({
      talk: [{ id: 1, at: 0, seat: 1, text: 'hi', turn: 1 }],
      seats: [SEATS[0] ?? { name: '' }, { person: 'p2', name: 'Bo', presence: 'offline' }],
      proposal: { id: 2, by: 1, wish: { kind: 'end' }, agreed: [false, true] },
    });
    expect(announcements('en', before, after, heard, [])).toEqual([
      'Bo: hi',
      'Bo is offline.',
      'Bo asks to end the game for everyone, unrated',
    ]);
    expect(announcements('en', after, after, heard, [])).toEqual([]);
    expect(
      announcements('en', before, after, { ...heard, talk: false, presence: false }, []),
    ).toEqual(['Bo asks to end the game for everyone, unrated']);
  });
});

test('count the spectators, and omit them when there are none', () => {
  show({ watchers: 0 });
  const { container } = render(<Watchers />);
  expect(container.textContent).toBe('');
  show({ watchers: 3 });
  expect(container.querySelector('[data-watchers] > span')?.textContent).toBe('3 watching');
});
