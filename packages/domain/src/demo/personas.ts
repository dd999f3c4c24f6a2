/** A person of the demonstration, who signs with a funded account of the local chain. */
export interface Persona {
  readonly name: string;
  readonly role: string;
  /** Index of the account in the mnemonic "test test test … junk"; its keys are public knowledge. */
  readonly account: number;
  readonly address: `0x${string}`;
}

/**
 * The people of the demonstration, its command line and its tests. Ada has not onboarded yet; Ben is
 * an approved tier-1 business and Cleo his customer; Dara and Eli are eligible investors; Olga
 * operates the exchange: admin, attestor and pauser.
 */
export const personas = [
  {
    name: "Ada",
    role: "New business",
    account: 1,
    address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  },
  {
    name: "Ben",
    role: "Approved business",
    account: 2,
    address: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
  },
  {
    name: "Cleo",
    role: "Customer",
    account: 3,
    address: "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
  },
  {
    name: "Dara",
    role: "Investor",
    account: 5,
    address: "0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc",
  },
  {
    name: "Eli",
    role: "Investor",
    account: 6,
    address: "0x976EA74026E726554dB657fA54763abd0C3a0aa9",
  },
  {
    name: "Olga",
    role: "Operator",
    account: 4,
    address: "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65",
  },
] as const satisfies readonly Persona[];

export type PersonaName = (typeof personas)[number]["name"];

/** The persona of a name. */
export function persona(name: PersonaName): Persona {
  const found = personas.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no persona ${name}.`);
  return found;
}

/** The persona with an address, as the wallet package writes it (EIP-55). */
export function findPersona(address: unknown): Persona | undefined {
  return personas.find((one) => one.address === address);
}
