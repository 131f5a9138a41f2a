import { download } from '../lib/download.ts';
import type { Session } from './session.ts';

/** Hands the reader the whole game as a file that can be opened again. */
export function saveFile(session: Session): void {
  void session.run(async () => {
    const file = await session.host.file();
    download(`orrery-${session.state.get().picture?.game}.json`, 'application/json', JSON.stringify(file, null, 1));
  });
}
