import { Button, IconButton, Select, Slider } from '@orrery/ui';
import { useEffect } from 'react';
import { useSay } from '../../words/index.ts';
import type { Eyes } from '../host.ts';
import type { Past } from '../session.ts';
import type { TableProps } from './table-props.ts';

/** In place of the prompt while one looks at the past. */
export function Replay({ session, state, past }: TableProps & { readonly past: Past }) {
  const words = useSay();
  const picture = state.picture;
  const last = picture?.view?.answers ?? 0;
  const look = (at: number) => session.look(Math.max(0, Math.min(at, last)), past.eyes);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      const target = event.target as Element;
      if (step === 0 || target.closest('input, select, [data-target], [role=tab]')) return;
      event.preventDefault();
      look(past.at + step);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  const seats = picture?.seats ?? [];
  const eyes = past.eyes ?? picture?.view?.viewer ?? 'watcher';
  return (
    <section className="prompt replay" aria-label={words('replay')}>
      <p className="prompt-line replay-banner" role="status">
        <strong>{words('replay.banner')}</strong> <span>{words('replay.at', { at: past.at, of: last })}</span>
      </p>
      <div className="replay-track">
        <IconButton icon="first" label={words('replay.first')} onPress={() => look(0)} />
        <IconButton
          icon="back"
          label={words('replay.back')}
          onPress={() => look(past.at - 1)}
          disabled={past.at === 0}
        />
        <Slider
          label={words('replay')}
          min={0}
          max={last}
          value={past.at}
          text={words('replay.at', { at: past.at, of: last })}
          onChange={look}
        />
        <IconButton
          icon="next"
          label={words('replay.next')}
          onPress={() => look(past.at + 1)}
          disabled={past.at === last}
        />
      </div>
      <div className="replay-end">
        {picture?.view?.over && (
          <Select
            label={<span className="unseen">{words('replay.eyes')}</span>}
            value={String(eyes)}
            of={[
              { value: 'all', label: words('replay.all') },
              ...seats.map(({ name }, seat) => ({ value: String(seat), label: words('replay.as', { name }) })),
            ]}
            onChange={(value) => session.look(past.at, value === 'all' ? 'all' : (Number(value) as Eyes))}
          />
        )}
        <Button look="main" icon="next" onPress={() => session.present()}>
          {words('replay.now')}
        </Button>
      </div>
    </section>
  );
}
