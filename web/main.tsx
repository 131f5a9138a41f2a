import '@orrery/ui/styles.css';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { turnWheel } from './lib/wheel.ts';
import { registerWorker } from './pwa/register-service-worker.ts';
import { followHistory } from './route.ts';
import { applySettings } from './settings/settings.ts';
import { allowSound } from './shell/sound.ts';
import { followLanguage } from './words/index.ts';

applySettings();
followHistory();
allowSound();
turnWheel();
await followLanguage();
// A browser below the baseline keeps the sentence that stands in the page.
if (document.documentElement.dataset.baseline === 'met') {
  createRoot(document.getElementById('root') as HTMLElement).render(<App />);
  registerWorker();
}
