/** A persona of the demo and their funded account on the local chain. */
export interface DemoPerson {
  readonly name: string;
  readonly role: string;
  readonly address: `0x${string}`;
}

/** Accounts 1 to 4 of the mnemonic "test test test … junk", unlocked in the local chain. */
export const demoPeople: readonly DemoPerson[] = [
  { name: "Ada", role: "Business", address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" },
  { name: "Cy", role: "Investor", address: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" },
  { name: "Bo", role: "Debtor", address: "0x90F79bf6EB2c4f870365E785982E1f101E93b906" },
  { name: "Op", role: "Operator", address: "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65" },
];

export function findDemoPerson(address: unknown): DemoPerson | undefined {
  return demoPeople.find((person) => person.address === address);
}
