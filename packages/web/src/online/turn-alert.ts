// Alerts the user when an online game starts to wait for them: tab title, page icon, app badge,
// sound, and an announcement to screen readers.
import { msg } from '@eminent/text';
import { RECIPES } from '../sound/sound-recipes.ts';
import { withMixer } from '../sound/load-sound.ts';
import { useSettings } from '../settings/settings.ts';
import { useOwnTables, waitingOf } from './own-tables.ts';

const ICON_SIZE = 64;
/** The icon shows `9+` from this number on. */
const MAX_SHOWN = 10;

function iconLink(): HTMLLinkElement | null {
  return document.querySelector('link[rel="icon"]');
}

/** By number, as blob URLs; undefined if the browser cannot paint an icon. */
const icons = new Map<number, Promise<string | undefined>>();

function numberedIcon(href: string, n: number): Promise<string | undefined> {
  const shown = Math.min(n, MAX_SHOWN);
  const icon = icons.get(shown) ?? paintIcon(href, shown);
  icons.set(shown, icon);
  return icon;
}

async function paintIcon(href: string, n: number): Promise<string | undefined> {
  const image = new Image(ICON_SIZE, ICON_SIZE);
  image.src = href;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = ICON_SIZE;
  canvas.height = ICON_SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.drawImage(image, 0, 0, ICON_SIZE, ICON_SIZE);
  pen.fillStyle = '#efc05c';
  pen.beginPath();
  pen.arc(44, 44, 20, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#241503';
  pen.font = '700 30px sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(n === MAX_SHOWN ? '9+' : String(n), 44, 46);
  // A blob URL, because the content security policy forbids data URLs.
  const painted = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return painted === null ? undefined : URL.createObjectURL(painted);
}

class WaitingCount {
  private readonly title = document.title;
  private readonly icon = iconLink()?.href;
  private shown = 0;

  show(n: number): void {
    if (n === this.shown) return;
    this.shown = n;
    document.title = n === 0 ? this.title : `(${n}) ${this.title}`;
    void this.badge(n).catch(() => undefined);
    void this.paint(n).catch(() => undefined);
  }

  private async badge(n: number): Promise<void> {
    if (!('setAppBadge' in navigator)) return;
    await (n === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(n));
  }

  private async paint(n: number): Promise<void> {
    const link = iconLink();
    if (link === null || this.icon === undefined) return;
    const painted = n === 0 ? this.icon : await numberedIcon(this.icon, n);
    // The number may have changed meanwhile.
    if (painted !== undefined && n === this.shown) link.href = painted;
  }
}

/** Announces the number of waiting games to screen readers; 0 clears the announcement. */
function announce(n: number): void {
  const region = document.querySelector('[data-call]');
  if (region === null) return;
  const { lang } = useSettings.getState();
  region.textContent = n === 0 ? '' : msg(lang, 'online.ways.waiting', { n });
}

let isStarted = false;

/** Starts the alerts; they run until the page is closed. Further calls do nothing. */
export function startTurnAlert(): void {
  if (isStarted) return;
  isStarted = true;
  const count = new WaitingCount();
  let known = new Map<string, number>();
  let isFirst = true;
  useOwnTables.subscribe(({ rows }) => {
    if (rows === undefined) {
      // Not loaded: at first, or after a change of the user.
      known = new Map();
      isFirst = true;
      announce(0);
      return count.show(0);
    }
    const waiting = waitingOf(rows);
    count.show(waiting.length);
    const now = new Map(waiting.map(({ table, question }) => [table, question?.since ?? 0]));
    // The text of the last announcement stays until no game waits.
    if (waiting.length === 0) announce(0);
    const isNew = [...now].some(([table, since]) => known.get(table) !== since);
    if (isNew && !isFirst) {
      announce(waiting.length);
      if (useSettings.getState().sound) {
        void withMixer(({ mixer }) => mixer.cues([{ recipe: RECIPES.turn, at: 0, gain: 1 }]));
      }
    }
    known = now;
    isFirst = false;
  });
}
