import { createContext, use, useCallback, useEffect, useState } from 'react';

type Report = (field: string, isUnreadable: boolean) => void;

/**
 * Tells a bet form about its fields whose text cannot be read. No bet is placed while there is one:
 * the value in use would not be the one that stands in the field.
 */
export const UnreadableFieldsContext = createContext<Report | null>(null);

/** Collects what fields report: the value of the context, and whether one cannot be read. */
export function useUnreadableFields(): {
  readonly report: Report;
  readonly hasUnreadable: boolean;
} {
  const [fields, setFields] = useState<readonly string[]>([]);
  const report = useCallback<Report>((field, isUnreadable) => {
    setFields((known) => [
      ...known.filter((other) => other !== field),
      ...(isUnreadable ? [field] : []),
    ]);
  }, []);
  return { report, hasUnreadable: fields.length > 0 };
}

/** Reports a field to the form around it, while its text cannot be read. */
export function useReportUnreadable(field: string, isUnreadable: boolean): void {
  const report = use(UnreadableFieldsContext);
  useEffect(() => {
    if (!isUnreadable || report === null) return undefined;
    report(field, true);
    return () => report(field, false);
  }, [field, isUnreadable, report]);
}
