import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { type ButtonVariant, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { MarketTask } from "./market-task.ts";

/** Tasks beyond these are folded. */
const most = 6;

interface TaskListProps {
  /** The heading's id; a page with two lists needs two. */
  readonly id?: string;
  readonly title?: string;
  readonly tasks: readonly MarketTask[];
  /** What is said when nothing waits. */
  readonly empty?: string;
  /** The look of what each task leads to. */
  readonly variant?: ButtonVariant;
  readonly children?: React.ReactNode;
}

/** What waits for the owner of the dashboard, each with the way to do it. */
export function TaskList({
  id = "tasks",
  title = "To do",
  tasks,
  empty,
  variant = "outline",
  children,
}: TaskListProps) {
  const others = tasks.slice(most);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-medium font-serif text-heading">
        {title}
      </h2>
      {tasks.length === 0 ? (
        <p className="mt-3 text-muted">{empty}</p>
      ) : (
        <Tasks tasks={tasks.slice(0, most)} variant={variant} />
      )}
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-muted text-sm">
            And {others.length} more
          </summary>
          <Tasks tasks={others} variant={variant} />
        </details>
      )}
      {children}
    </section>
  );
}

function Tasks({ tasks, variant }: Required<Pick<TaskListProps, "tasks" | "variant">>) {
  return (
    <ul className={classes(cardClass, "mt-4 divide-y divide-line")}>
      {tasks.map(({ key, label, tone, isDisputed, text, to, action }) => (
        <li
          key={key}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 sm:flex-nowrap sm:py-3"
        >
          <span className="flex shrink-0 flex-wrap gap-2">
            {isDisputed && <Badge tone="bad">Disputed</Badge>}
            <Badge tone={tone}>{label}</Badge>
          </span>
          <p className="figures wrap-anywhere min-w-0 flex-1 basis-full text-[0.9375rem] sm:basis-0">
            {text}
          </p>
          <Link to={to} className={buttonClass({ variant })}>
            {action}
          </Link>
        </li>
      ))}
    </ul>
  );
}
