package app.mizizi;

import android.os.Bundle;
import android.webkit.WebView;
import androidx.activity.EdgeToEdge;
import androidx.core.splashscreen.SplashScreen;
import com.getcapacitor.BridgeActivity;
import com.getcapacitor.WebViewListener;

/** The one screen of the app: a web view that holds the site. */
public class MainActivity extends BridgeActivity {

    /** Set on the main thread, read by the splash screen before each of its frames. */
    private volatile boolean hasPainted = false;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        SplashScreen splash = SplashScreen.installSplashScreen(this);
        splash.setKeepOnScreenCondition(() -> !hasPainted);
        // As Android 15 and newer do by themselves; the page leaves room for the bars (safe-area-inset).
        EdgeToEdge.enable(this);
        bridgeBuilder.addWebViewListener(
            new WebViewListener() {
                @Override
                public void onPageCommitVisible(WebView view, String url) {
                    hasPainted = true;
                }

                @Override
                public void onReceivedError(WebView view) {
                    hasPainted = true;
                }
            }
        );
        registerPlugin(PrintPlugin.class);
        super.onCreate(savedInstanceState);
        // A device without a web view gets words instead of a page, and the splash screen must not hide them.
        if (bridge == null) hasPainted = true;
    }
}
