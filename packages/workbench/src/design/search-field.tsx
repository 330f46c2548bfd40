import { useEffect, useRef, useState } from "react";
import { Field } from "./field.tsx";

/** How long one may pause while typing before the search starts. */
const PAUSE_MS = 300;

/** Words to look for, asked for once the typing pauses; a value set from elsewhere replaces what was typed. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
}: {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const words = typed.trim();
    if (words === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = words;
      onSearch(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <Field label={label}>
      {(props) => (
        <input
          {...props}
          type="search"
          className="input"
          maxLength={200}
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
}
