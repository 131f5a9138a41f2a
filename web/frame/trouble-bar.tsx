import { Button, Glyph } from '@orrery/ui';
import { goTo } from '../route.ts';
import { saveFile } from '../session/save-file.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';

/** A strip over the board when something is wrong with saving or the connection. */
export function TroubleBar({ session, state }: TableProps) {
  const words = useSay();
  const trouble = state.picture?.trouble;
  if (!trouble) return null;
  const resolveConflict = (way: 'newer' | 'copy') =>
    session.run(async () => {
      const address = await session.host.resolveConflict?.(way);
      if (address !== undefined) goTo(address);
    });
  return (
    <div className="trouble" role="alert">
      <Glyph name="warning" />
      <span>{words(`trouble.${trouble}`)}</span>
      {(trouble === 'not-saved' || trouble === 'bot-stuck') && (
        <Button onPress={() => saveFile(session)}>{words('end.export')}</Button>
      )}
      {trouble === 'stopped' && (
        <Button look="main" onPress={() => location.reload()}>
          {words('error.again')}
        </Button>
      )}
      {trouble === 'newer-elsewhere' && (
        <>
          <Button look="main" onPress={() => resolveConflict('newer')}>
            {words('trouble.take-newer')}
          </Button>
          <Button onPress={() => resolveConflict('copy')}>{words('trouble.keep-copy')}</Button>
        </>
      )}
    </div>
  );
}
