import { Button, IconButton } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../../words/index.ts';
import { answerLabel } from '../label.ts';
import type { TableProps } from './table-props.ts';
import type { Answering } from './use-choice.ts';

type TurnProps = Omit<TableProps, 'screen'> & { readonly choice: Answering };

/** Undo with what it takes back, reset, redo, and the button that commits. */
export function TurnControls({ session, state, choice, say }: TurnProps) {
  const words = useSay();
  const final = useFinal(session, choice);
  const { undo } = state.picture ?? {};
  const back = undo && (undo.question === '' ? '' : answerLabel(say, undo, undo.answer));
  const undoText = undo ? words('undo.what', { what: back }) : words('undo.border');
  const over = state.picture?.view?.over ?? true;
  if (over) return <div className="turn-controls" />;
  return (
    <div className="turn-controls">
      <div className="turn-back">
        <IconButton
          icon="undo"
          label={undoText}
          disabled={!undo || state.busy}
          onPress={() => session.undo()}
          data-control="undo"
        />
        <IconButton
          icon="reset"
          label={words('undo.reset')}
          disabled={!undo || state.busy}
          onPress={() => session.reset()}
          data-control="reset"
        />
        <IconButton
          icon="redo"
          label={words('undo.redo')}
          disabled={state.undone.length === 0 || state.busy}
          onPress={() => session.redo()}
          data-control="redo"
        />
      </div>
      <Button
        look={choice.due ? 'main' : 'plain'}
        className="confirm"
        icon={final ? 'lock' : 'check'}
        disabled={!choice.due || state.busy}
        title={final ? words('confirm.final') : undefined}
        onPress={() => choice.commit()}
        data-control="confirm"
      >
        {final ? words('confirm.finally') : words('confirm')}
      </Button>
    </div>
  );
}

/** Whether the answer to confirm cannot be taken back, as far as the host can tell. */
function useFinal(session: TableProps['session'], { due }: Answering): boolean {
  const [known, setKnown] = useState<{ readonly answer: unknown; readonly final: boolean }>();
  useEffect(() => {
    let wanted = true;
    if (due)
      session.host.final(due).then(
        (final) => wanted && setKnown({ answer: due, final: final === true }),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [due, session]);
  return known?.answer === due && known?.final === true;
}
