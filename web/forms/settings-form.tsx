import { Button, LANGUAGES, type Language, Segments, Toggle } from '@orrery/ui';
import { useStore } from '../lib/store.ts';
import { forgetExplained } from '../settings/explained.ts';
import { COACHES, CONFIRMS, change, SPEEDS, settings, THEMES } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';
import { NameField } from './name-field.tsx';

const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: 'English', pl: 'Polski', cs: 'Čeština' };

export function SettingsForm() {
  const words = useSay();
  const now = useStore(settings);
  return (
    <div className="settings">
      <Segments
        label={words('settings.language')}
        value={now.language}
        of={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
        onChange={(language) => change({ language })}
      />
      <Segments
        label={words('settings.theme')}
        value={now.theme}
        of={THEMES.map((value) => ({ value, label: words(`theme.${value}`) }))}
        onChange={(theme) => change({ theme })}
      />
      <Segments
        label={words('settings.speed')}
        value={now.speed}
        of={SPEEDS.map((value) => ({ value, label: words(`speed.${value}`) }))}
        onChange={(speed) => change({ speed })}
      />
      <Toggle
        label={words('settings.sound')}
        hint={words('settings.sound.hint')}
        value={now.sound}
        onChange={(sound) => change({ sound })}
      />
      <Segments
        label={words('settings.confirm')}
        hint={words(`confirm.${now.confirm}.about`)}
        value={now.confirm}
        of={CONFIRMS.map((value) => ({ value, label: words(`confirm.${value}`) }))}
        onChange={(confirm) => change({ confirm })}
      />
      <Segments
        label={words('coach')}
        hint={words(`coach.${now.coach}.about`)}
        value={now.coach}
        of={COACHES.map((value) => ({ value, label: words(`coach.${value}`) }))}
        onChange={(coach) => change({ coach })}
      />
      <Button look="quiet" icon="reset" onPress={forgetExplained}>
        {words('coach.again')}
      </Button>
      <Toggle
        label={words('settings.patterns')}
        hint={words('settings.patterns.hint')}
        value={now.patterns}
        onChange={(patterns) => change({ patterns })}
      />
      <Toggle
        label={words('settings.hotkeys')}
        hint={words('settings.hotkeys.hint')}
        value={now.hotkeys}
        onChange={(hotkeys) => change({ hotkeys })}
      />
      <NameField />
    </div>
  );
}
