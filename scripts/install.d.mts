export function installWhatIsMissing(root: string, isForTesting: boolean): Promise<void>;
