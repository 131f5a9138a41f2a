import { type Game, type OptionSpec, type OptionValue, optionsFor } from '@orrery/kernel';
import { Segments, Select, type Speaker, Toggle } from '@orrery/ui';
import { useSay } from '../words/index.ts';

export type ChosenOptions = { readonly [option: string]: OptionValue };

interface OptionFieldsProps {
  readonly game: Pick<Game<unknown>, 'options'>;
  readonly seats: number;
  readonly say: Speaker;
  readonly chosen: ChosenOptions;
  readonly onChange: (chosen: ChosenOptions) => void;
}

/** The form of a game's options, as many as matter with so many seats. */
export function OptionFields({ game, seats, say, chosen, onChange }: OptionFieldsProps) {
  const words = useSay();
  const specs = optionsFor(game.options, seats);
  if (specs.length === 0) return null;
  return (
    <fieldset className="start-options">
      <legend>{words('start.options')}</legend>
      {specs.map(([option, spec]) => (
        <OptionField
          key={option}
          spec={spec}
          label={say(`option.${option}`)}
          valueLabel={(value) => optionValueLabel(say, option, value)}
          value={chosen[option] ?? spec.default}
          onChange={(value) => onChange({ ...chosen, [option]: value })}
        />
      ))}
    </fieldset>
  );
}

export function optionValueLabel(say: Speaker, option: string, value: OptionValue): string {
  const key = `option.${option}.${value}`;
  if (say.has(key)) return say(key);
  return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value);
}

/** Options that matter with so many seats, of those that were changed. */
export const optionsThatMatter = (
  game: Pick<Game<unknown>, 'options'>,
  seats: number,
  chosen: ChosenOptions,
): ChosenOptions =>
  Object.fromEntries(
    optionsFor(game.options, seats).flatMap(([option]) => (option in chosen ? [[option, chosen[option]]] : [])),
  );

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly label: string;
  readonly valueLabel: (value: OptionValue) => string;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** Up to so many values are shown side by side. */
const FEW = 5;

function OptionField({ spec, label, valueLabel, value, onChange }: OptionFieldProps) {
  if (spec.kind === 'switch') return <Toggle label={label} value={value === true} onChange={onChange} />;
  const values =
    spec.kind === 'choice'
      ? spec.of
      : Array.from({ length: spec.max - spec.min + 1 }, (_, at) => String(spec.min + at));
  const props = {
    label,
    value: String(value),
    of: values.map((one) => ({ value: one, label: valueLabel(one) })),
    onChange: (one: string) => onChange(spec.kind === 'number' ? Number(one) : one),
  };
  return values.length <= FEW ? <Segments {...props} /> : <Select {...props} />;
}
