import { type Game, type OptionSpec, type OptionValue, optionsFor } from '@orrery/kernel';
import { Glyph, Segments, Select, type Speaker, Toggle } from '@orrery/ui';
import { useSay } from '../words/index.ts';

export type ChosenOptions = { readonly [option: string]: OptionValue };

interface OptionFieldsProps {
  readonly game: Pick<Game, 'options'>;
  readonly seats: number;
  readonly say: Speaker;
  readonly chosen: ChosenOptions;
  readonly onChange: (chosen: ChosenOptions) => void;
}

/** The form of a game's options, as many as matter: folded away, so that the way to a first game stays short. */
export function OptionFields({ game, seats, say, chosen, onChange }: OptionFieldsProps) {
  const words = useSay();
  const specs = optionsFor(game.options, seats, chosen);
  if (specs.length === 0) return null;
  const changed = specs.filter(([option, spec]) => (chosen[option] ?? spec.default) !== spec.default).length;
  return (
    <details className="start-options">
      <summary>
        <Glyph name="gear" />
        {words('start.options')}
        {changed > 0 && <span className="quiet">{words('start.changed', { count: changed })}</span>}
      </summary>
      {specs.map(([option, spec]) => (
        <OptionField
          key={option}
          spec={spec}
          label={say(`option.${option}`)}
          hint={optionHint(say, option, chosen[option] ?? spec.default)}
          valueLabel={(value) => optionValueLabel(say, option, value)}
          value={chosen[option] ?? spec.default}
          onChange={(value) => onChange({ ...chosen, [option]: value })}
        />
      ))}
    </details>
  );
}

export function optionValueLabel(say: Speaker, option: string, value: OptionValue): string {
  const key = `option.${option}.${value}`;
  if (say.has(key)) return say(key);
  return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value);
}

/** What an option is about, if its values do not say so; a switch shows no values, so it says the present one. */
function optionHint(say: Speaker, option: string, value: OptionValue): string | undefined {
  const key = typeof value === 'boolean' ? `option.${option}.${value}` : `option.${option}.about`;
  return say.has(key) ? say(key) : undefined;
}

/** Options that matter with so many seats, of those that were changed. */
export const optionsThatMatter = (game: Pick<Game, 'options'>, seats: number, chosen: ChosenOptions): ChosenOptions =>
  Object.fromEntries(
    optionsFor(game.options, seats, chosen).flatMap(([option]) => (option in chosen ? [[option, chosen[option]]] : [])),
  );

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly label: string;
  readonly hint: string | undefined;
  readonly valueLabel: (value: OptionValue) => string;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** Values are shown side by side if they are few and say little. */
const FEW = 5;
const SHORT = 42;

function OptionField({ spec, label, hint, valueLabel, value, onChange }: OptionFieldProps) {
  if (spec.kind === 'switch') return <Toggle label={label} hint={hint} value={value === true} onChange={onChange} />;
  const values =
    spec.kind === 'choice'
      ? spec.of
      : Array.from({ length: spec.max - spec.min + 1 }, (_, at) => String(spec.min + at));
  const props = {
    label,
    hint,
    value: String(value),
    of: values.map((one) => ({ value: one, label: valueLabel(one) })),
    onChange: (one: string) => onChange(spec.kind === 'number' ? Number(one) : one),
  };
  const length = props.of.reduce((sum, one) => sum + one.label.length, 0);
  return values.length <= FEW && length <= SHORT ? <Segments {...props} /> : <Select {...props} />;
}
