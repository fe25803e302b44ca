// Warns that the chosen language could not be loaded, for example offline.
import { languageName, msg } from '@eminent/text';
import { useSettings } from './settings.ts';

export function MissingLanguage() {
  const { lang, missing } = useSettings();
  if (missing === undefined) return null;
  return (
    <p role="alert" className="problem">
      {msg(lang, 'ui.languageMissing', { language: languageName(missing) })}
    </p>
  );
}
