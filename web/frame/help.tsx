import { Sheet } from '@orrery/ui';
import { SymbolLines } from '../rules/symbols.tsx';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import { Keys } from './keys.tsx';

/** What "?" opens: what the symbols on the board mean, and the keys. */
export function Help({ screen, say, onClose }: Pick<TableProps, 'screen' | 'say'> & { readonly onClose: () => void }) {
  const words = useSay();
  const { symbols = [] } = screen;
  return (
    <Sheet title={words('help')} closeLabel={words('close')} onClose={onClose}>
      {symbols.length > 0 && (
        <>
          <h3>{words('help.symbols')}</h3>
          <SymbolLines symbols={symbols} say={say} />
        </>
      )}
      <h3>{words('keys')}</h3>
      <Keys />
    </Sheet>
  );
}
