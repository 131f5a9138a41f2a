import { Button, Sheet, useMedia } from '@orrery/ui';
import { useState } from 'react';
import { SettingsForm } from '../forms/settings-form.tsx';
import { OrreryMark } from '../shell/orrery-mark.tsx';
import { Stars } from '../shell/stars.tsx';
import { useSay } from '../words/index.ts';
import { Continue } from './continue.tsx';
import { Join } from './join.tsx';
import { Orrery } from './orrery.tsx';
import { RuleLinks } from './rule-links.tsx';
import { UpdateBar } from './update-bar.tsx';

export function FrontPage() {
  const words = useSay();
  const phone = useMedia('(max-width: 43.74em), (max-height: 32.49em)');
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <div className="front">
      <Stars />
      <header className="front-head">
        <h1>
          <OrreryMark /> Orrery
        </h1>
        <Button look="quiet" icon="gear" onPress={() => setSettingsOpen(true)}>
          {words('settings')}
        </Button>
      </header>
      <UpdateBar />
      <main className="front-main">
        {/* Who has begun a game finds it first, and need not scroll past all others. */}
        {phone && (
          <div className="front-above">
            <Continue always={false} />
          </div>
        )}
        <Orrery />
        <div className="front-below">
          {!phone && <Continue always />}
          <Join />
          <RuleLinks />
        </div>
      </main>
      {settingsOpen && (
        <Sheet
          className="front-sheet"
          title={words('settings')}
          closeLabel={words('close')}
          onClose={() => setSettingsOpen(false)}
        >
          <SettingsForm />
        </Sheet>
      )}
    </div>
  );
}
