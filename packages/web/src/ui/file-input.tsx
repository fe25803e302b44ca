// A hidden file input, opened by a button of the page.
import { type ReactElement, useRef } from 'react';

/** File types accepted for records, positions and boards. */
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
        // Otherwise the browser would not report the same file if the user chooses it again.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
  );
  return { input, choose: () => element.current?.click() };
}
