import { type ReactNode, useId } from 'react';

interface ToggleProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Toggle({ label, hint, value, onChange }: ToggleProps) {
  return (
    <label className="field toggle">
      <span className="field-label">
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

interface ChoiceOf<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

interface PickProps<V extends string> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: V;
  readonly of: readonly ChoiceOf<V>[];
  readonly onChange: (value: V) => void;
}

/** One of a few, all visible. */
export function Segments<V extends string>({ label, hint, value, of, onChange }: PickProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" className="field segments-field" aria-labelledby={`${name}label`}>
      <span className="field-label" id={`${name}label`}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <span className="segments">
        {of.map((one) => (
          <label key={one.value} className="segment">
            <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
            <span>{one.label}</span>
          </label>
        ))}
      </span>
    </div>
  );
}

/** One of many. */
export function Select<V extends string>({ label, hint, value, of, onChange }: PickProps<V>) {
  return (
    <label className="field">
      <span className="field-label">
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <select className="select" value={value} onChange={(event) => onChange(event.target.value as V)}>
        {of.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** What the value means, for screen readers. */
  readonly text?: string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, min, max, value, text, onChange }: SliderProps) {
  return (
    <input
      className="slider"
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

interface TextFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'search';
}

export function TextField({ label, value, onChange, placeholder, maxLength = 40, type = 'text' }: TextFieldProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        className="text"
        type={type}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
