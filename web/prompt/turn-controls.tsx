import { Button, IconButton, Menu, useMedia } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { answerLabel } from '../choice/labels.ts';
import type { Answering } from '../choice/use-choice.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import { ROOMY } from './prompt-help.tsx';

/** An answer that takes longer is said to be on its way. */
const SLOW = 1000;

type TurnProps = Omit<TableProps, 'screen'> & {
  readonly choice: Answering;
  /** Absent while the result is shown. */
  readonly onResult: (() => void) | undefined;
};

/** Undo with what it takes back, reset and redo (in a menu where the row is short), and the button that commits. */
export function TurnControls({ session, state, choice, say, onResult }: TurnProps) {
  const words = useSay();
  const roomy = useMedia(ROOMY);
  const { asked, due, proposed, seal, warning, settling } = choice;
  const { undo } = state.picture ?? {};
  const back = undo && (undo.question === '' ? '' : answerLabel(say, undo, undo.answer));
  const undoText = undo ? words('undo.what', { what: back }) : words('undo.border');
  const sending = useLasting(state.busy && session.host.kind === 'online', SLOW);
  const over = state.picture?.view?.over ?? true;
  const rest = [
    {
      id: 'reset',
      icon: 'reset' as const,
      label: words('undo.reset'),
      disabled: !undo || state.busy,
      onPress: () => session.reset(),
    },
    {
      id: 'redo',
      icon: 'redo' as const,
      label: words('undo.redo'),
      disabled: state.undone.length === 0 || state.busy,
      onPress: () => session.redo(),
    },
  ];
  if (over)
    return (
      <div className="turn-controls">
        {onResult && (
          <Button look="main" className="confirm" icon="trophy" onPress={onResult}>
            {words('end.open')}
          </Button>
        )}
      </div>
    );
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
        {roomy
          ? rest.map(({ id, icon, label, disabled, onPress }) => (
              <IconButton key={id} {...{ icon, label, disabled, onPress }} data-control={id} />
            ))
          : rest.some(({ disabled }) => !disabled) && (
              <span className="turn-more" data-control="more-undo">
                <Menu label={words('undo.more')} icon="more" items={rest.filter(({ disabled }) => !disabled)} />
              </span>
            )}
      </div>
      <Button
        look={due ? 'main' : 'plain'}
        className={warning ? 'confirm confirm-harm' : 'confirm'}
        icon={warning ? 'warning' : seal ? 'lock' : 'check'}
        disabled={!due || settling || state.busy}
        title={seal ? words('seal') : undefined}
        onPress={() => choice.commit()}
        data-control="confirm"
        data-settling={settling || state.busy}
      >
        <span>
          {/* What nobody picked is said on the button itself: the only answer, or the one that ends it all. */}
          {sending ? words('confirm.sending') : label()}
          {warning ? <small>{warning}</small> : seal && <small>{words(`seal.${seal}`)}</small>}
        </span>
      </Button>
    </div>
  );

  function label(): string {
    if (asked && due && !proposed) return answerLabel(say, asked, due);
    return words(seal ? 'confirm.finally' : 'confirm');
  }
}

/** True while something has lasted for so long. */
function useLasting(on: boolean, milliseconds: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [on, milliseconds]);
  return on && long;
}
