import { Link } from "react-router";

/** "Contact us", as the beginning of a sentence, leading to the form. */
export function ContactLink() {
  return (
    <Link to="/about#contact" className="underline underline-offset-4">
      Contact us
    </Link>
  );
}
