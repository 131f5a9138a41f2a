import { MARK_NAMES, Mark, Segments } from '@orrery/ui';
import { useSay } from '../words/index.ts';

/** The colour, with its symbol, that a person likes to play. */
export function MarkField({
  value,
  onChange,
}: {
  readonly value: number | undefined;
  readonly onChange: (mark: number) => void;
}) {
  const words = useSay();
  return (
    <Segments<(typeof MARK_NAMES)[number] | ''>
      label={words('start.colour')}
      value={value === undefined ? '' : MARK_NAMES[value]}
      of={MARK_NAMES.map((name, mark) => ({
        value: name,
        label: (
          <>
            <Mark mark={mark} width={20} height={20} />
            <span className="unseen">{words(`mark.${name}`)}</span>
          </>
        ),
      }))}
      onChange={(name) => name && onChange(MARK_NAMES.indexOf(name))}
    />
  );
}
