// Makes an image file of a picture beside the page, whose own thread would take longer for it than for a frame.

export interface Pressed {
  /** Absent where it could not be made. */
  readonly print?: Blob;
}

async function press(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  return canvas.convertToBlob();
}

async function answer(picture: ImageBitmap): Promise<void> {
  const pressed: Pressed = await press(picture).then(
    (print) => ({ print }),
    () => ({}),
  );
  postMessage(pressed);
}

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => void answer(data));
