// A hidden file input, so that any button can open the file dialog.
import { type ReactElement, useRef } from 'react';

/** The `accept` attribute for files with records, positions or boards. */
export const TEXT_FILES = '.txt,.json,text/plain,application/json';

interface FileInput {
  readonly input: ReactElement;
  readonly choose: () => void;
}

/** Returns the input to render, and a function that opens the file dialog. */
export function useFileInput(accept: string, onFile: (file: File) => void): FileInput {
  const element = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={element}
      type="file"
      hidden
      accept={accept}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // Without this, choosing the same file again would cause no event.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
  );
  return { input, choose: () => element.current?.click() };
}
