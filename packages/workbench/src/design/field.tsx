import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** What the control of a field must carry so that label, hint and error belong to it. */
export type ControlProps = {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

/** A labelled control with a hint and an error: `<Field label="…">{(props) => <input {...props} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  hideLabel = false,
  className,
  children,
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** The label is for screen readers only. */
  readonly hideLabel?: boolean;
  readonly className?: string;
  readonly children: (props: ControlProps) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={id} className={hideLabel ? "hidden-text" : "field-label"}>
        {label}
      </label>
      {children({
        id,
        ...(described === "" ? {} : { "aria-describedby": described }),
        ...(error ? { "aria-invalid": true as const } : {}),
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A choice of one among few: options are `[value, label]`. */
export function Select({
  options,
  onChoose,
  className,
  ...rest
}: {
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
} & Omit<ComponentProps<"select">, "onChange" | "children">) {
  return (
    <select {...rest} className={classNames("input", className)} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A box to tick, with its words. */
export function Checkbox({
  label,
  onTick,
  ...rest
}: { readonly label: ReactNode; readonly onTick: (ticked: boolean) => void } & Omit<
  ComponentProps<"input">,
  "onChange" | "type"
>) {
  return (
    <label className="checkbox">
      <input {...rest} type="checkbox" onChange={({ target }) => onTick(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
