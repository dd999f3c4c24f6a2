/** What an audit row is about. */
export interface AuditSubject {
  readonly subjectType: string;
  readonly subjectId: string;
}

/** The key of a subject in a table of names. */
export const subjectKey = ({ subjectType, subjectId }: AuditSubject): string =>
  `${subjectType} ${subjectId}`;
