// A hidden file input, opened by the buttons of the page.
import { type ReactElement, useRef } from 'react';

/** File types accepted for records, positions and boards. */
export const TEXT_FILES = '.txt,.json,text/plain,application/json';

interface FileInput {
  readonly input: ReactElement;
  readonly choose: () => void;
}

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
        // So that the same file counts when it is chosen again.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
  );
  return { input, choose: () => element.current?.click() };
}
