// Draws small pictures beside the page and makes image files of them, so that its own thread is left to its player.
import { draw, type Subject } from './drawings.ts';
import { inked } from './svg-to-canvas.ts';

export interface PressOrder {
  readonly subject: Subject;
  /** In pixels. */
  readonly width: number;
}

export interface Pressed {
  /** Absent where it could not be made. */
  readonly print?: Blob;
}

async function press({ subject, width }: PressOrder): Promise<Blob> {
  return inked(await draw(subject), width).convertToBlob();
}

async function answer(order: PressOrder): Promise<void> {
  const pressed: Pressed = await press(order).then(
    (print) => ({ print }),
    () => ({}),
  );
  postMessage(pressed);
}

addEventListener('message', ({ data }: MessageEvent<PressOrder>) => void answer(data));
