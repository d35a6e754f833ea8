# A formula for a tap of your own; Documentation/installing.md has the commands.
# HOMEBREW_VITRINE is the URL or the folder of the repository.
class Vitrine < Formula
  desc "Checks and compares folders of HTML"
  homepage ENV.fetch("HOMEBREW_VITRINE", "https://example.org/vitrine")
  head ENV.fetch("HOMEBREW_VITRINE", "https://example.org/vitrine.git"), using: :git, branch: "main"

  depends_on xcode: ["26.0", :build]
  uses_from_macos "swift" => :build
  uses_from_macos "libxml2"

  def install
    system "make", "install", "PREFIX=#{prefix}", "BUILD_FLAGS=--disable-sandbox"
  end

  test do
    (testpath/"index.html").write "<!DOCTYPE html><html lang=en><title>A</title><p><img src=a.png>"
    assert_match "image-alt", shell_output("#{bin}/vitrine check index.html 2>&1", 1)
  end
end
